/** How each command of the command line is called. */
const supplements = `  --system ID               pairing system (default: that of the file)
  --rounds N                where the file does not tell the number of rounds
  --initial-colour W|B      where the file does not tell the colour of the lot
  --lot-seed N              random seed, for systems that draw lots (default: that of the file)
  --maxi, --no-maxi         Lim System: with or without the conditions of a Maxi-tournament
  --beta X                  mwm-…: the colour difference allowed, in games (default: that of the file, else 2)
  --lenient                 go on where the file contradicts itself
`;

export const usageText = {
  supplements,
  check: `Usage: wallchart check FILE … [options]
  --round N                 only round N
  --ranks                   wrong ranks make the answer 1 too, and are looked at by points where the file
                            names no tie-breaks (without it they are only told where it does)
                            of a team event the ranks of the teams are looked at, and nothing else
  --json                    the report as JSON
${supplements}`,
  convert: (
    encodings: readonly string[],
  ) => `Usage: wallchart convert IN --to trf06|trf16|trf26 -o OUT [options]
  --for exchange|report   exchange (default): with everything an engine needs; report: what a federation is sent
  --line-end crlf|lf|cr   default crlf
  --encoding NAME         read the file in this encoding: ${encodings.join(', ')}
  --accept                convert a file that contradicts itself, as it was understood
`,
  explain: `Usage: wallchart explain FILE [options]
  --round N                 round N (default: the next one)
  --board B                 board B with the criteria of its bracket
  --why-not A B             why the players numbered A and B do not meet
  --trace                   every step of the pairing
${supplements}`,
  generate: `Usage: wallchart generate [options]
  What is not set is drawn, in the range that real tournaments have.
  --seed N             the same seed and options give the same tournament (default: another one each time,
                       which the tournament’s name tells)
  --system ID          pairing system (default dutch-2026)
  --maxi               Lim System: a Maxi-tournament
  --beta X             mwm-…: the colour difference allowed, in games (default 2)
  --players N  --rounds N
  --highest N  --lowest N      ratings, drawn between them
  --step N             ratings from the highest down in equal steps instead, not below the lowest
  --ratings LIST       the players’ ratings, for example 2400,2310,1985
  --draws P            share of draws between equals, from 0 to 1, like all the following; those marked *
                       also take one number for each round: 0,0.05,0.1
  --forfeits P*  --double-forfeits P      of the games, and of the forfeits
  --odd-results P*     games that end in another way than 1-0, a draw or 0-1
  --half-byes P*  --zero-byes P*  --full-byes P*     a player and round
  --withdrawals P  --late-entries P                  of the players
  --acceleration none|baku-2026|baku-2017
  --points LIST        for example W=3,D=1,L=0,FW=3,FL=0,PAB=3,FPB=3,HPB=1,ZPB=0
  --tie-breaks LIST    codes of C.07 in order, for example BH/C1,BH,SB,DE
  --initial-colour white|black
  --format trf26|trf16 --output FILE              (default trf26, to the screen)
  --count N            N files with the seeds from --seed on; FILE then carries a %d for the seed
`,
  pair: `Usage: wallchart pair FILE [options]
  --round N                 pair round N (default: the next one)
  --output FILE             write there instead of to the screen
${supplements}`,
  ratings: `Usage: wallchart ratings FILE [options]
  --explain PLAYER     every rated game of a player (number, or part of the name)
  --json               one JSON array instead of a table
`,
  norms: `Usage: wallchart norms FILE [options]
  --json               the list as JSON
`,
  standings: `wallchart standings FILE [options]
  --tie-breaks LIST    codes of C.07 in order, for example BH/C1,BH,SB,DE (default: those of the file)
  --explain PLAYER     working of every value of a player, or team (number, or part of the name)
  --round N            standings after round N
  --text 2024|2026     text of C.07 (default: by the first day of the event)
  --round-robin        pairings known beforehand (default: found out from the file)
  --swiss              pairings not known beforehand
  --leave-out-unrated  rating tie-breaks leave unrated opponents out instead of being dropped
  --unrated-as N       rating tie-breaks count unrated players with this rating
  --sex m|w  --federation FED  --club NAME  --category NAME  --born-from YEAR  --born-to YEAR
  --rating-from N  --rating-to N     list only these players
  --teams              standings of the teams
  --json               one JSON object instead of a table
`,
  validate: (encodings: readonly string[]) => `Usage: wallchart validate FILE [options]
  --filing           also list what keeps the report from being rated, and what is implausible
  --json             one JSON object instead of lines
  --encoding NAME    read the file in this encoding: ${encodings.join(', ')}
`,
  engine: `Command lines:
  wallchart [-r]
  wallchart [-r] [--dutch | --burstein] FILE -c [ROUND] [-l [LIST]]
  wallchart [-r] [--dutch | --burstein] FILE -p [OUT] [-l [LIST]]
  wallchart [-r] [--dutch | --burstein] (MODEL -g | -g [CONFIG]) -o OUT [-s SEED]
`,
  head: 'wallchart <command> [options]',
  commands: {
    pair: 'FILE                      pair the next round',
    check: 'FILE …                   pair every round again and compare',
    explain: 'FILE --round N         why the boards are as they are',
    standings: 'FILE                 points, tie-breaks and their working',
    print: 'FILE --document KIND     a sheet as PDF',
    pages: 'FILE --output → HTML',
    ratings: 'FILE                   rating changes and first ratings',
    norms: 'FILE                     title norms made, and still in reach',
    seal: 'CODE|PDF|REPORT FILE      whether a sheet or a report is the event’s own',
    validate: 'FILE                  what is irregular in a report',
    convert: 'FILE                   write a report in another format',
    generate: '                      write a random tournament',
    lab: 'run|merge|show|plot|paper|rest|systems',
  },
  others: `  wallchart -check FILE               the check in the form of FIDE
  wallchart [--dutch] FILE -p [OUT] [-l [LIST]]   as JaVaFo and bbpPairings
  wallchart [--dutch] FILE -c [ROUND]
  wallchart [--dutch] [MODEL] -g [CONFIG] -o OUT [-s SEED]
  wallchart -r                        version
`,
};

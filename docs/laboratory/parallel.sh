#!/bin/sh
# GNU parallel: 100 shards of 1,000 seeds on this computer; on several that share this folder with
# PARALLEL='--sshlogin host1,host2 --workdir .' before it. --resume and --joblog skip what is done.
# Afterwards: wallchart lab merge shard-*.json -o all.json
set -eu
seq 0 99 | ${PARALLEL_COMMAND:-parallel} --joblog lab.log --resume-failed \
  "first=\$(({} * 1000 + 1)); last=\$((({} + 1) * 1000)); ${WALLCHART:-wallchart} lab run config.json --seeds \$first..\$last --resume --threads 1 --quiet -o shard-\$first.json"

#!/bin/sh
#SBATCH --job-name=wallchart-lab
#SBATCH --array=0-99
#SBATCH --cpus-per-task=1
#SBATCH --time=01:00:00
# A task runs 1,000 seeds. One that was cut off goes on where it was: submit it again.
# Afterwards: wallchart lab merge shard-*.json -o all.json
set -eu
size=1000
first=$((SLURM_ARRAY_TASK_ID * size + 1))
last=$(((SLURM_ARRAY_TASK_ID + 1) * size))
exec ${WALLCHART:-wallchart} lab run config.json --seeds "$first..$last" --resume --threads 1 --quiet -o "shard-$first.json"

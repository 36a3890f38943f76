#!/usr/bin/env bash
# Trains the reader from the labels: several teachers, what they say together about more texts, and narrow students of both.
# `run.sh teachers` and `run.sh students` do one half each. Seven or fewer at a time share one GPU well where CUDA's
# multi-process service runs (`nvidia-cuda-mps-control -d`).
set -u
cd "$(dirname "${BASH_SOURCE[0]}")"
export READER_WORK="${READER_WORK:-$PWD/work}" OMP_NUM_THREADS=2
half="${1:-all}"
step() { python3 train.py "$@" 2>&1 | grep -v Warning; }
if [ "$half" != students ]; then
  [ -e "$READER_WORK/vocabulary.json" ] || step vocabulary
  rate="--batch 32 --lr 1.5e-4"
  step teacher --seed 0 $rate --base base-12 &
  step teacher --seed 1 $rate --base base-12 --lr 1e-4 --tasks 0.4 &
  step teacher --seed 2 $rate --base base-12 --mask 0.08 &
  step teacher --seed 3 $rate --base base-12 --arcs 1.4 --heads 1 &
  step teacher --seed 4 $rate --base base-12 --drop 0.25 --perturbed 0.5 --tasks 0.3 &
  step teacher --seed 5 $rate --base base-12 --heads 0 &
  step teacher --seed 6 $rate --lr 2e-4 --tasks 0.3 --mask 0.05 &
  wait
  step teacher --seed 7 $rate --lr 2e-4 --tasks 0.6 --drop 0.2 &
  step teacher --seed 8 $rate --lr 2e-4 --tasks 0.4 --perturbed 0.5 &
  step teacher --seed 10 $rate --base base-12 --mask 0.05 --heads 0.3 &
  step teacher --seed 11 $rate --base base-12 --mask 0.1 --perturbed 0.4 &
  step teacher --seed 12 $rate --base base-12 --heads 0 --arcs 1 &
  step teacher --seed 13 $rate --base base-12 --lr 1.2e-4 --epochs 24 --drop 0.2 &
  step teacher --seed 14 $rate --base base-12 --mask 0.05 --arcs 1 &
  wait
fi
if [ "$half" != teachers ]; then
  step label
  rate="--batch 32 --lr 2e-4 --epochs 20 --ffn 640 --mask 0.05"
  step student $rate --tasks 0.3 --soft 0.8 --start teacher-8 --out "$READER_WORK/student-0.pt" &
  step student $rate --tasks 0.5 --soft 0.9 --seed 1 --start teacher-6 --out "$READER_WORK/student-1.pt" &
  wait
  for student in "$READER_WORK"/student-*.pt; do step export --model "$student" --out "${student%.pt}.npz"; done
fi

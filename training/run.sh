#!/usr/bin/env bash
# Trains the reader from the labels: several teachers, what they say together about more texts, and narrow students of both.
# `run.sh shallow`, `deep`, `label`, `students`, `mean` and `cases` do one step each, in this order. A step starts several processes, which share
# one GPU well where CUDA's multi-process service runs (`nvidia-cuda-mps-control -d`).
set -u
cd "$(dirname "${BASH_SOURCE[0]}")"
export READER_WORK="${READER_WORK:-$PWD/work}" OMP_NUM_THREADS=1
what="${1:-all}"
asked() { [ "$what" = all ] || [ "$what" = "$1" ]; }
step() { python3 train.py "$@" 2>&1 | grep --line-buffered -v Warning; }
[ -e "$READER_WORK/vocabulary.json" ] || step vocabulary
[ -e "$READER_WORK/rows.xz" ] || step rows --mixed 8000
if asked shallow; then
  rate="--batch 32 --lr 2e-4 --seconds 320"
  step teacher --seed 20 $rate --tasks 0.4 --perturbed 0.5 --arcs 1 &
  step teacher --seed 21 $rate --tasks 0.5 --drop 0.2 &
  step teacher --seed 22 $rate --lr 2.5e-4 --tasks 0.5 --perturbed 0.4 --mask 0.05 &
  wait
fi
if asked deep; then
  rate="--batch 32 --lr 1.5e-4 --base base-12 --seconds 300"
  step teacher --seed 0 $rate --tasks 0.3 &
  step teacher --seed 1 $rate --tasks 0.3 --lr 2e-4 &
  step teacher --seed 2 $rate --tasks 0.3 --mask 0.08 &
  step teacher --seed 3 $rate --tasks 0.2 --arcs 1 --heads 0 &
  step teacher --seed 4 $rate --tasks 0.2 --lr 2e-4 --mask 0.05 --heads 0 &
  step teacher --seed 5 $rate --tasks 0.3 --arcs 1 --heads 0 --mask 0.05 &
  step teacher --seed 6 $rate --tasks 0.3 --mask 0.05 --lr 1.2e-4 --drop 0.2 &
  step teacher --seed 7 $rate --tasks 0.5 --mask 0.1 &
  step teacher --seed 8 $rate --tasks 0.3 --lr 2e-4 --mask 0.05 --heads 0.3 &
  step teacher --seed 9 $rate --tasks 0.4 --lr 2.5e-4 --mask 0.08 &
  wait
fi
if asked label; then
  for part in 0 1 2 3 4 5 6 7; do step label --part $part --parts 8 & done
  wait
fi
rate="--epochs 36 --ffn 576 --said-share 0.6 --batch 48 --arcs 1"
if asked students; then
  first="$rate --seconds 640 --mask 0.05"
  step student $first --lr 2.5e-4 --tasks 0.3 --heads 0.8 --soft 0.8 --start teacher-20 --out "$READER_WORK/student-0.pt" &
  step student $first --batch 32 --lr 2e-4 --tasks 0.5 --arcs 1.4 --heads 1 --soft 0.9 --seed 1 --start teacher-21 --out "$READER_WORK/student-1.pt" &
  step student $first --lr 2.5e-4 --tasks 0.5 --heads 1 --soft 0.9 --seed 2 --start teacher-22 --out "$READER_WORK/student-2.pt" &
  step student $first --lr 3.5e-4 --tasks 0.4 --heads 0.5 --soft 0.8 --seed 3 --start teacher-21 --out "$READER_WORK/student-3.pt" &
  wait
fi
if asked mean; then
  # The best of them learns on in three ways.
  more="$rate --seconds 100 --heads 0.5 --soft 0.8 --start student-3"
  step student $more --seed 4 --lr 1.5e-4 --tasks 1 --out "$READER_WORK/student-4.pt" &
  step student $more --seed 5 --lr 2e-4 --tasks 0.6 --mask 0.05 --out "$READER_WORK/student-5.pt" &
  step student $more --seed 6 --lr 3e-4 --tasks 0.5 --out "$READER_WORK/student-6.pt" &
  wait
  for n in 4 5 6; do step export --model "$READER_WORK/student-$n.pt" --out "$READER_WORK/student-$n.npz" & done
  wait
  python3 average.py "$READER_WORK/mean.npz" 0.6 0.8 0.55 "$READER_WORK"/student-[456].npz
fi
if asked cases; then
  # What makes one vector of a text; `npm run case-texts -- training/work/cases.json` comes before, `npm run fit-meeting` after it.
  python3 same_case.py "$READER_WORK/mean.npz" "$READER_WORK/cases.json" "$READER_WORK/same-case.npz" "$READER_WORK"
fi

#!/usr/bin/env bash
# Trains the reader from the labels: several teachers, what they say together about more texts, and a narrow student of both.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")"
export READER_WORK="${READER_WORK:-$PWD/work}" OMP_NUM_THREADS=2
step() { python3 train.py "$@" 2>&1 | grep -v Warning; }
step vocabulary
step teacher --seed 0 &
step teacher --seed 1 --batch 32 --lr 2e-4 &
step teacher --seed 2 --mask 0.08 &
step teacher --seed 3 --push 0.5 --epochs 14 &
step teacher --seed 4 --arcs 1.5 &
step teacher --seed 5 --tasks 0.4 &
step teacher --seed 6 --epochs 32 &
step teacher --seed 7 --drop 0.25 --perturbed 0.5 &
wait
step label
step student --ffn 768 --epochs "${STUDENT_EPOCHS:-14}" --out "$READER_WORK/student-768.pt" &
step student --ffn 1024 --epochs "${STUDENT_EPOCHS:-14}" --out "$READER_WORK/student-1024.pt" &
step student --ffn 768 --epochs "${STUDENT_EPOCHS:-14}" --said 0.5 --mask 0.05 --out "$READER_WORK/student-768b.pt" &
wait
for student in "$READER_WORK"/student-*.pt; do step export --model "$student" --out "${student%.pt}.npz"; done

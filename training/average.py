"""The mean of exported students that began as the same one: their slips differ, what they learned does not.

  python3 training/average.py work/mean.npz LOW HIGH TASK work/student-4.npz work/student-5.npz ...

LOW, HIGH and TASK are the bars of the mean, chosen on labels/dev.
"""
import sys
import numpy as np

LEVELS = 15


def coarse(w):
    """As `Linear.scale` in model.py: of each output the clip that loses least."""
    top, best, chosen = np.maximum(np.abs(w).max(1, keepdims=True), 1e-8), None, None
    for part in np.arange(1.0, 0.5, -0.05):
        s = top * part / LEVELS
        loss = ((np.clip(np.rint(w / s), -LEVELS, LEVELS) * s - w) ** 2).sum(1, keepdims=True)
        chosen = s if best is None else np.where(loss < best, s, chosen)
        best = loss if best is None else np.minimum(loss, best)
    return chosen


def fine(w):
    return np.maximum(np.abs(w).max(1, keepdims=True), 1e-8) / 127


out, bars, students = sys.argv[1], sys.argv[2:5], [np.load(name) for name in sys.argv[5:]]
mean = {}
for name in students[0].files:
    if name.endswith('|scale') or name == 'bars':
        continue
    if f'{name}|scale' not in students[0].files:
        mean[name] = sum(z[name] for z in students) / len(students)
        continue
    w = sum(z[name].astype(np.float32) * z[f'{name}|scale'][:, None] for z in students) / len(students)
    scale, levels = (coarse(w), LEVELS) if name.startswith('layers.') else (fine(w), 127)
    mean[name] = np.clip(np.rint(w / scale), -levels, levels).astype(np.int8)
    mean[f'{name}|scale'] = scale[:, 0].astype(np.float32)
np.savez_compressed(out, bars=np.array([float(bar) for bar in bars]), **mean)

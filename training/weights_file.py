"""Writes the file of weights that src/engine/reader/kernel/weights-file.ts reads and describes (needs numpy).

  write('reader.weights', config, extra, tensors)

config: layers, width, heads, ffn, vocabulary, positions. extra: anything that JSON can hold.
tensors: by name either an array of float32, or a pair (int8 matrix, float32 scales, one for each row). Their names are in
src/engine/reader/kernel/encoder-tensors.ts; the linear layers of the encoder take integers in [-63, 63] (most=63 or less).
"""
import json
import struct

import numpy as np

MAGIC = b'KORAWTS1'
CONFIG = {'layers', 'width', 'heads', 'ffn', 'vocabulary', 'positions'}


def quantise(matrix, most=127):
    """A float matrix as integers in [-most, most] with one scale for each row."""
    matrix = np.asarray(matrix, np.float32)
    scales = np.abs(matrix).max(axis=1) / np.float32(most)
    divisor = np.where(scales > 0, scales, 1).astype(np.float32)
    return np.rint(matrix / divisor[:, None]).astype(np.int8), scales.astype(np.float32)


def write(path, config, extra, tensors):
    if set(config) != CONFIG:
        raise ValueError(f'config needs exactly {", ".join(sorted(CONFIG))}')
    parts, entries, length = [], {}, 0

    def add(array, kind):
        nonlocal length
        at, raw = length, np.ascontiguousarray(array, kind).tobytes()
        parts.append(raw + bytes(-len(raw) % 16))
        length += len(parts[-1])
        return at

    for name, tensor in tensors.items():
        if isinstance(tensor, tuple):
            values, scales = (np.asarray(part) for part in tensor)
            if values.dtype != np.int8 or values.ndim != 2 or scales.shape != values.shape[:1]:
                raise ValueError(f'{name}: an int8 matrix and one scale for each of its rows are needed')
            entry = {'dtype': 'i8', 'shape': list(values.shape), 'offset': add(values, 'i1')}
            entry['scales'] = add(scales, '<f4')
        else:
            values = np.asarray(tensor)
            if values.ndim not in (1, 2):
                raise ValueError(f'{name}: a vector or a matrix is needed')
            scales = np.zeros(0)
            entry = {'dtype': 'f32', 'shape': list(values.shape), 'offset': add(values, '<f4')}
        if not (np.isfinite(values).all() and np.isfinite(scales).all()):
            raise ValueError(f'{name}: a value is no number')
        entries[name] = entry
    # ASCII alone, so that a reader needs no decoder.
    header = json.dumps({'config': config, 'extra': extra, 'tensors': entries}, separators=(',', ':')).encode('ascii')
    header += b' ' * (-len(header) % 16)
    with open(path, 'wb') as file:
        file.write(MAGIC + struct.pack('<II', len(header), 16 + len(header) + length) + header)
        file.writelines(parts)

import { readFileSync } from 'node:fs';

/** The numbers of a model as ONNX keeps them: their places in a small file of protocol buffers, themselves in another. */
export interface OnnxTensors {
  floats(name: string): Float32Array;
  /** A matrix of four bits in blocks of 32 (MatMulNBits), as the numbers that it stands for. */
  fourBits(name: string): Float32Array;
}

interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Numbers of the fields in onnx.proto: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto */
const field = { graph: 7, initializer: 5, name: 8, external: 13, key: 1, value: 2 };

export function readOnnxTensors(graphPath: string, dataPath: string): OnnxTensors {
  const places = placesIn(readFileSync(graphPath));
  const data = readFileSync(dataPath);
  const bytesOf = (name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`The model has no “${name}”.`);
    return data.subarray(place.offset, place.offset + place.length);
  };
  const floats = (name: string) => {
    const bytes = bytesOf(name);
    return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
  };
  return {
    floats,
    fourBits(name) {
      const packed = bytesOf(`${name}_Q4`);
      const scales = floats(`${name}_scales`);
      // Two values in a byte, the lower half first; eight stands for zero.
      return Float32Array.from({ length: packed.length * 2 }, (_, at) => {
        const byte = packed[at >> 1] ?? 0;
        return ((at % 2 === 0 ? byte & 15 : byte >> 4) - 8) * (scales[at >> 5] ?? 0);
      });
    },
  };
}

function placesIn(model: Uint8Array): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const graph of partsOf(model, field.graph)) {
    for (const tensor of partsOf(graph, field.initializer)) {
      const [name] = partsOf(tensor, field.name);
      const said = new Map(
        partsOf(tensor, field.external).map((entry) => [
          textOf(partsOf(entry, field.key)[0]),
          textOf(partsOf(entry, field.value)[0]),
        ]),
      );
      if (said.has('length'))
        places.set(textOf(name), {
          offset: Number(said.get('offset') ?? 0),
          length: Number(said.get('length')),
        });
    }
  }
  return places;
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : new TextDecoder().decode(bytes);
}

/** What a message holds under one number: texts and messages within; plain numbers are passed over. */
function partsOf(message: Uint8Array, wanted: number): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = number();
    const wire = tag & 7;
    if (wire === 0) number();
    else if (wire === 5) at += 4;
    else if (wire === 1) at += 8;
    else {
      const length = number();
      if (Math.floor(tag / 8) === wanted) parts.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return parts;
}

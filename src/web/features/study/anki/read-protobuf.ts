/** The fields of a protobuf message by their numbers: numbers as they are, everything with a length as its bytes. */
export function readProtobuf(bytes: Uint8Array): ReadonlyMap<number, readonly (number | Uint8Array)[]> {
  const fields = new Map<number, (number | Uint8Array)[]>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = view.getUint8(at);
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
      if (shift > 2 ** 63) throw new RangeError('A number has no end.');
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [field, kind] = [Math.floor(key / 8), key % 8];
    const found = fields.get(field) ?? [];
    fields.set(field, found);
    if (kind === 0) found.push(varint());
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else if (kind === 2) {
      const length = varint();
      if (at + length > bytes.length) throw new RangeError('A field is longer than its message.');
      found.push(bytes.subarray(at, at + length));
      at += length;
    } else throw new RangeError('There is no such kind of field.');
  }
  return fields;
}

export function textField(fields: ReturnType<typeof readProtobuf>, number: number): string {
  const last = fields.get(number)?.at(-1);
  return last instanceof Uint8Array ? new TextDecoder().decode(last) : '';
}

export function numberField(fields: ReturnType<typeof readProtobuf>, number: number): number | undefined {
  const last = fields.get(number)?.at(-1);
  return typeof last === 'number' ? last : undefined;
}

import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A zip that is made while it is read: of all the files, one is held at a time. */
export function zipStream(
  files: AsyncIterable<{ readonly path: string; readonly text: string }>,
): ReadableStream<Uint8Array> {
  const line = files[Symbol.asyncIterator]();
  let made: Uint8Array[] = [];
  let fault: Error | undefined;
  let ended = false;
  const zip = new Zip((error, bytes, final) => {
    if (error !== null) fault = error;
    else made.push(bytes);
    ended ||= final;
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // Small files come out as a few bytes each: some are taken together, so that something is handed on.
        while (made.length === 0 && !ended) {
          const next = await line.next();
          if (next.done === true) zip.end();
          else {
            const entry = new ZipDeflate(next.value.path, { level: 6 });
            zip.add(entry);
            entry.push(strToU8(next.value.text), true);
          }
          if (fault !== undefined) throw fault;
        }
        for (const bytes of made) controller.enqueue(bytes);
        made = [];
        if (ended) controller.close();
      },
      async cancel() {
        zip.terminate();
        await line.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}

import { createSocket } from 'node:dgram';

export interface NameServer {
  /** As a resolver is told it: address and port. */
  address: string;
  /** TXT records by name. */
  texts: Map<string, string[]>;
  close(): Promise<void>;
}

/** Answers questions for TXT records, and says of every other name that it does not exist. */
export async function startNameServer(): Promise<NameServer> {
  const texts = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => socket.send(answerTo(question, texts), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(question: Buffer, texts: ReadonlyMap<string, readonly string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString());
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const found = texts.get(labels.join('.').toLowerCase()) ?? [];
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  const records = found.map((text) => {
    const body = Buffer.from(text);
    // The name above, TXT, IN, one minute.
    const start = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, body.length + 1, body.length]);
    return Buffer.concat([start, body]);
  });
  return Buffer.concat([header, asked, ...records]);
}

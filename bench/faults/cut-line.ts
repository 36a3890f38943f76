import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut: connections break, and new ones are refused until it is mended. */
export interface CutLine {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): void;
}

export function openLine(to: { host: string; port: number }): Promise<CutLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.destroy();
    const far = connect(to);
    keep(far);
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        cut,
        mend: () => (isCut = false),
        close() {
          cut();
          server.close();
        },
      });
    });
  });
}

import { KoraError } from '../../kernel/errors.ts';
import { errorCode } from './durable-files.server.ts';

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'the file system is read-only',
  EACCES: 'the server may not read or write there',
  EPERM: 'the server may not read or write there',
  ENOTDIR: 'a part of that path is a file',
  ENOENT: 'it is gone',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reports a fault',
};

/** Names the directory, because whoever reads the message has to go and look at it. */
export function diskError(error: unknown, directory: string): KoraError {
  if (error instanceof KoraError) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new KoraError('storage_full', {
      message: `The disk that holds ${directory} is full. Free some space, then try again.`,
      cause: error,
    });
  }
  const reason = (code !== undefined && reasons[code]) || 'the file system refused it';
  return new KoraError('storage_failed', {
    message: `The directory ${directory} cannot be used: ${reason}${code === undefined ? '' : ` (${code})`}.`,
    cause: error,
  });
}

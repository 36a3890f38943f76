import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../start-fault.server.ts';

export interface Migration {
  /** 1, 2, 3 … without gaps. */
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

const fileName = /^(\d{4})-([a-z0-9-]+)\.sql$/;

export function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, index) => {
    const match = fileName.exec(file);
    if (match === null)
      throw new StartFault(`Migration ${file}: expected a name like 0007-what-it-does.sql.`);
    const number = Number(match[1]);
    if (number !== index + 1) {
      throw new StartFault(
        `Migration ${file}: expected number ${index + 1}; numbers go up by one without gaps.`,
      );
    }
    const sql = readFileSync(join(directory, file), 'utf8');
    return { number, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

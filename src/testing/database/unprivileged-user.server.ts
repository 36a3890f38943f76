import { readFileSync } from 'node:fs';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; this is the user that it runs as instead. Undefined when we are not root. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readUsers(readFileSync('/etc/passwd', 'utf8'));
  const user = ['postgres', 'nobody'].map((name) => users.find((one) => one.name === name)).find(Boolean);
  if (user === undefined)
    throw new Error(
      'PostgreSQL does not run as root and there is neither a user postgres nor nobody: add one.',
    );
  return user;
}

export function readUsers(passwd: string): SystemUser[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && fields[2] !== '0')
    .map((fields) => ({ name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }));
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readEml } from '../src/server/mail/read-eml.server.ts';

/** The first link in the newest mail to somebody, once it is there. */
export async function linkMailedTo(dataDirectory: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await newestLink(join(dataDirectory, 'outbox'), email)), { timeout: 20_000 })
    .toBeDefined();
  return link ?? '';
}

async function newestLink(outbox: string, email: string): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.toSorted().toReversed()) {
    const mail = readEml(await readFile(join(outbox, name)));
    if (mail.to.some((to) => to.includes(email))) return /https?:\/\/\S+/.exec(mail.text)?.[0];
  }
  return undefined;
}

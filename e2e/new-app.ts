import { expect, type Page } from '@playwright/test';
import { type Account, addAccount, addSession, bringSession, newAccount, type Session } from './account.ts';

/** Calls a function of the server as this person; it has to succeed. */
export async function callAs(
  { access_token }: Session,
  url: string,
  name: string,
  input: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  expect(answer.status, `${name}: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

/** Has an app made or copied; the id of the app. */
export async function newApp(
  owner: Session,
  url: string,
  name: 'generate-app' | 'duplicate-app',
  input: object,
): Promise<string> {
  const made = await callAs(owner, url, name, input);
  expect(made, JSON.stringify(made)).toMatchObject({ success: true });
  return (made['app'] as { id: string }).id;
}

const shelfName = 'Book shelf';

/** An app that was made once, and whose it is. */
export interface MadeApp {
  readonly id: string;
  readonly account: Account;
}

export async function makeShelf(url: string): Promise<MadeApp> {
  const account = newAccount();
  const id = await newApp(await addAccount(url, account), url, 'generate-app', {
    appName: shelfName,
    prompt: 'A list of books with title, author and rating. Use an ivory background and teal components.',
  });
  return { id, account };
}

export interface Copy {
  readonly appId: string;
  readonly owner: Session;
}

/**
 * A copy of an app, which nobody else changes. Its owner is signed in from the next page on, with a session of their own:
 * what one journey does with it does not reach another.
 */
export async function takeCopy(page: Page, url: string, { id, account }: MadeApp): Promise<Copy> {
  const owner = await addSession(url, account);
  const appId = await newApp(owner, url, 'duplicate-app', { appId: id, name: shelfName });
  await bringSession(page, url, owner);
  return { appId, owner };
}

/** As `takeCopy`, and the page of the copy is open. */
export async function openCopy(page: Page, url: string, made: MadeApp): Promise<Copy> {
  const copy = await takeCopy(page, url, made);
  await page.goto(`/preview/${copy.appId}`);
  await expect(page.getByRole('heading', { level: 1, name: shelfName })).toBeVisible();
  return copy;
}

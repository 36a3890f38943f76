import { keyLength } from '../../kernel/app-address.ts';
import { KoraError } from '../../kernel/errors.ts';
import { limits } from '../../kernel/limits.ts';
import type { Tx } from '../db/database.ts';
import type { FunctionCall } from '../functions/function-call.ts';

/** What can be looked at by a link: where it stands, where its links stand, and at which address they lead to it. */
export const shared = {
  app: {
    things: 'public.apps',
    links: 'public.app_shares',
    key: 'app_id',
    path: '/shared/',
    words: 'An app',
  },
  run: {
    things: 'public.agent_runs',
    links: 'public.agent_run_shares',
    key: 'run_id',
    path: '/shared-runs/',
    words: 'A run',
  },
  conversation: {
    things: 'public.ask_conversations',
    links: 'public.ask_conversation_shares',
    key: 'conversation_id',
    path: '/shared-conversations/',
    words: 'A conversation',
  },
  deck: {
    things: 'public.study_decks',
    links: 'public.study_deck_shares',
    key: 'deck_id',
    path: '/shared-decks/',
    words: 'A deck',
  },
} as const;
type Kind = (typeof shared)[keyof typeof shared];

export async function makeShareLink(
  call: FunctionCall,
  tx: Tx,
  kind: typeof shared.app | typeof shared.run,
  id: string,
): Promise<void> {
  await expectRoom(tx, kind, id);
  await tx.query(`insert into ${kind.links} (token, ${kind.key}) values ($1, $2)`, [
    call.services.ids.token(keyLength),
    id,
  ]);
}

/** Leads to what was asked and answered up to the turn `shown`. */
export async function makeConversationLink(
  call: FunctionCall,
  tx: Tx,
  id: string,
  shown: string,
): Promise<void> {
  const kind = shared.conversation;
  await expectRoom(tx, kind, id);
  await tx.query(`insert into ${kind.links} (token, ${kind.key}, shown) values ($1, $2, $3)`, [
    call.services.ids.token(keyLength),
    id,
    shown,
  ]);
}

interface DeckToShare {
  readonly name: string;
  readonly cards: string;
  readonly pictures: string;
  readonly bytes: number;
}

/** Leads to what the deck holds now; cards and pictures are given as JSON. */
export async function makeDeckLink(
  call: FunctionCall,
  tx: Tx,
  id: string,
  { name, cards, pictures, bytes }: DeckToShare,
): Promise<void> {
  const kind = shared.deck;
  await expectRoom(tx, kind, id);
  await tx.query(
    `insert into ${kind.links} (token, ${kind.key}, name, cards, pictures, bytes) values ($1, $2, $3, $4, $5, $6)`,
    [call.services.ids.token(keyLength), id, name, cards, pictures, bytes],
  );
}

async function expectRoom(tx: Tx, kind: Kind, id: string): Promise<void> {
  // Whoever asks at the same moment waits, so that together they do not pass the limit.
  await tx.query(`select from ${kind.things} where id = $1 for update`, [id]);
  const { rows } = await tx.query(
    `select from ${kind.links} where ${kind.key} = $1 and revoked_at is null limit $2`,
    [id, limits.sharing.linksPerThing],
  );
  if (rows.length >= limits.sharing.linksPerThing)
    throw new KoraError('conflict', {
      message: `${kind.words} has at most ${limits.sharing.linksPerThing} links. Take one back first.`,
      details: { reason: 'too_many_links' },
    });
}

export async function openShareLinks(call: FunctionCall, tx: Tx, kind: Kind, id: string) {
  const { rows } = await tx.query<{ token: string; created_at: Date }>(
    `select token, created_at from ${kind.links}
     where ${kind.key} = $1 and revoked_at is null order by created_at desc, token`,
    [id],
  );
  return rows.map(({ token, created_at }) => ({
    token,
    url: new URL(`${kind.path}${token}`, call.auth.siteUrl).href,
    createdAt: created_at.toISOString(),
  }));
}

/** False when it was not open any more. */
export async function revokeShareLink(tx: Tx, kind: Kind, id: string, token: string): Promise<boolean> {
  const { count } = await tx.query(
    `update ${kind.links} set revoked_at = now() where ${kind.key} = $1 and token = $2 and revoked_at is null`,
    [id, token],
  );
  return count > 0;
}

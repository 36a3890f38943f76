import type pg from 'pg';
import type { OwnerSession } from './database.ts';

export function ownerSession(client: pg.Client): OwnerSession {
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      const answer = (await (values === undefined ? client.query(text) : client.query(text, [...values]))) as
        | pg.QueryResult
        | pg.QueryResult[];
      const last = Array.isArray(answer) ? answer.at(-1) : answer;
      return { rows: (last?.rows ?? []) as Row[], count: last?.rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

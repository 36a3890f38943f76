import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Query } from './query-records.ts';

/** What the lists of a page had been narrowed to, by the list. */
interface Left {
  readonly path: string;
  readonly queries: Map<string, Query>;
}

let left: Left = { path: '', queries: new Map() };
let kept: Left | undefined;

/** Whoever opens a record from a list finds the list as they left it when they come back. */
export function useKeptQuery(list: string, start: Query): [Query, (query: Query) => void] {
  const [path] = useLocation();
  const [query, setQuery] = useState(
    () => (kept?.path === path ? kept.queries.get(list) : undefined) ?? start,
  );
  useEffect(() => {
    kept = undefined;
    return () => {
      if (left.path !== path) left = { path, queries: new Map() };
      left.queries.set(list, query);
    };
  }, [path, list, query]);
  return [query, setQuery];
}

/** Said by the page of a record: the list before it is kept as it was. */
export function useKeepingList(): void {
  useEffect(() => {
    kept = left;
  }, []);
}

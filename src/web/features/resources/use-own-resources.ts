import { useMemo } from 'react';
import type { ResourceKind } from '../../../catalog/resources/resource.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { ownResources } from '../../app/local/handles/own-resources.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { toast } from '../../ui/toast.ts';
import { sayNotKept } from './say-not-kept.ts';

/** What somebody writes of a resource. */
export interface ResourceText {
  readonly title: string;
  readonly about: string;
  readonly kind: ResourceKind;
  readonly jobs: readonly string[];
  readonly body: string;
}

/** A resource that somebody wrote, as it is kept. */
export interface OwnResource extends ResourceText {
  readonly id: string;
}

const ids = randomIds();

/** Resources of a person's own and the stars they gave: on this device at once, in the account when they have one. */
export function useOwnResources() {
  const { status, records, insert, update, remove } = useCollection(ownResources);
  const own = useMemo(
    () =>
      records
        .flatMap(({ value }): OwnResource[] =>
          value.kind === 'star' ? [] : [{ ...value, kind: value.kind }],
        )
        .toSorted((one, other) => one.title.localeCompare(other.title)),
    [records],
  );
  const stars = records.map(({ value }) => value).filter(({ kind }) => kind === 'star');
  return {
    status,
    own,
    starred: new Set(stars.map(({ title }) => title)),
    /** Gives a star, or takes it back, from every device that gave one. */
    async star(key: string, isGiven: boolean): Promise<void> {
      const given = stars.filter(({ title }) => title === key);
      if (isGiven && given.length === 0) await insert({ id: ids.uuid(), kind: 'star', title: key });
      if (!isGiven) for (const { id } of given) await remove(id);
    },
    /** Gives the id of the new one. */
    async add(text: ResourceText): Promise<string> {
      const id = ids.uuid();
      await insert({ id, ...text, jobs: [...text.jobs] });
      return id;
    },
    change: (id: string, text: ResourceText) => update(id, { ...text, jobs: [...text.jobs] }),
    /** It can be brought back by one press. */
    async remove({ id, title, about, kind, jobs, body }: OwnResource): Promise<void> {
      await remove(id);
      toast({
        title: 'Deleted',
        description: title,
        action: {
          label: 'Undo',
          onAction: () => void insert({ id, title, about, kind, jobs: [...jobs], body }).catch(sayNotKept),
        },
      });
    },
  };
}

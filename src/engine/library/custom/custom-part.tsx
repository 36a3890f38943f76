import { Component, type ComponentType, type ReactNode, useMemo } from 'react';
import { usePerson } from '../account/session.ts';
import { asSeen } from '../records/as-seen.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import type { ReferenceTarget } from '../records/field.ts';
import type { AppRecord, FieldValue } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { createValue, type StoredValue, useValue } from '../store/value.ts';
import { Panel } from '../ui/card.tsx';

/** What a part of its own is given: the records by the name of their kind, and one value that it may keep. */
export interface PartProps {
  readonly records: Readonly<Record<string, readonly AppRecord[]>>;
  readonly saved: unknown;
  readonly save: (value: unknown) => void;
}

interface CustomPartProps {
  /** Under which its value is kept. */
  name: string;
  title: string;
  entities: readonly Entity[];
  part: ComponentType<PartProps>;
}

/** A part that was written for this app alone. Whatever goes wrong in it stays in it. */
export function CustomPart({ name, title, entities, part }: CustomPartProps) {
  const kept = useMemo(() => createValue<unknown>(`part:${name}`, null), [name]);
  return (
    <Panel title={title}>
      <div data-custom={name}>
        <Fence>
          <Gathered left={entities} records={{}} kept={kept} part={part} />
        </Fence>
      </div>
    </Panel>
  );
}

interface GatheredProps {
  left: readonly Entity[];
  records: PartProps['records'];
  kept: StoredValue<unknown>;
  part: ComponentType<PartProps>;
}

/** The records of one kind after the other, since each is a store of its own. */
function Gathered({ left, records, kept, part }: GatheredProps) {
  const [next, ...rest] = left;
  if (next === undefined) return <Shown records={records} kept={kept} part={part} />;
  return <OneKind entity={next} left={rest} records={records} kept={kept} part={part} />;
}

function OneKind({ entity, records, ...rest }: GatheredProps & { entity: Entity }) {
  const seen = asSeen(entity, usePerson());
  const all = useRecords(entity.records);
  const plain = all.map((record) => plainRecord(seen, record));
  return <Gathered records={{ ...records, [entity.name]: plain }} {...rest} />;
}

/** What a record points to is called by its title; what somebody may not see is left out. */
function plainRecord({ fields }: Entity, record: AppRecord): AppRecord {
  const plain: AppRecord = { id: record.id, createdAt: record.createdAt };
  for (const { name, to } of fields) plain[name] = valueOf(record[name], to?.());
  return plain;
}

function valueOf(value: FieldValue | undefined, target: ReferenceTarget | undefined) {
  if (target === undefined || typeof value !== 'string') return value;
  const pointed = target.records.find(value);
  return pointed === undefined ? value : titleOf(target, pointed);
}

function Shown({ records, kept, part: Part }: Omit<GatheredProps, 'left'>) {
  const [saved, save] = useValue(kept);
  return <Part records={records} saved={saved} save={save} />;
}

class Fence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed)
      return <p className="text-muted">This part stopped working. Everything else works on.</p>;
    return this.props.children;
  }
}

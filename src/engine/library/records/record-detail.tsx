import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { mayUse, usePerson } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Picture } from '../ui/picture.tsx';
import { inText } from '../words/in-text.ts';
import type { Action } from './action.ts';
import { ActionButton } from './action-button.tsx';
import { asSeen } from './as-seen.ts';
import { EditorsNote } from './editors-note.tsx';
import { type Entity, imageField, titleOf } from './entity.ts';
import type { Field } from './field.ts';
import { useKeepingList } from './kept-query.ts';
import { removeRecord } from './record-browser.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { Marks } from './record-views.tsx';
import { RelatedList, type Relation } from './related-list.tsx';
import { mayChange, mayRemove } from './rights.ts';
import { ValueView } from './value-view.tsx';

interface RecordDetailProps {
  entity: Entity;
  backPath: string;
  actions?: readonly Action[];
  /** What else belongs to the record: its comments, bookings, members. */
  related?: readonly Relation[];
  can?: { readonly edit?: boolean; readonly remove?: boolean };
  editors?: readonly string[];
  children?: (record: AppRecord) => ReactNode;
}

/** Everything about one record, and what can be done with it. */
export function RecordDetail({
  entity: whole,
  backPath,
  actions = [],
  related = [],
  can = {},
  editors,
  children,
}: RecordDetailProps) {
  const { id = '' } = useParams<{ id: string }>();
  const person = usePerson();
  const entity = asSeen(whole, person);
  const record = useRecords(entity.records).find((one) => one.id === id);
  const editor = mayUse(editors, person);
  const [editing, setEditing] = useState(false);
  const [, go] = useLocation();
  useKeepingList();
  if (record === undefined) return <Missing entity={entity} backPath={backPath} />;
  const isRemovable = can.remove === true && editor && mayRemove(entity, record, person);
  const isEditable = can.edit === true && editor && mayChange(entity, record, person);
  const image = imageField(entity);
  const fields = entity.fields.filter(
    ({ kind, name }) => kind !== 'image' && kind !== 'password' && name !== entity.title,
  );
  return (
    <article className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <BackLink entity={entity} backPath={backPath} />
      <Card className="overflow-hidden">
        {image === undefined ? null : (
          <Picture
            source={String(record[image.name] ?? '')}
            label={titleOf(entity, record)}
            kind={entity.one}
            className="h-56 w-full sm:h-72"
          />
        )}
        <div className="grid gap-5 p-5 sm:p-7">
          <div className="flex flex-wrap items-center gap-y-1">
            <h1 className="font-heading text-2xl font-bold sm:text-3xl">{titleOf(entity, record)}</h1>
            <Marks entity={entity} record={record} shown={fields} />
          </div>
          <Values fields={fields} record={record} />
          <div className="flex flex-wrap gap-2">
            {actions.map((action, index) => (
              <ActionButton
                key={action.id}
                action={action}
                entity={entity}
                record={record}
                look={index === 0 ? 'primary' : 'plain'}
              />
            ))}
            {isEditable ? <Button onClick={() => setEditing(true)}>Edit</Button> : null}
            {isRemovable ? (
              <Button
                onClick={() => {
                  removeRecord(entity, record);
                  go(backPath);
                }}
              >
                Delete
              </Button>
            ) : null}
          </div>
        </div>
      </Card>
      {editor || editors === undefined ? null : (
        <EditorsNote editors={editors} many={entity.many} can={can} />
      )}
      {children?.(record)}
      {related.map((relation) => (
        <RelatedList key={`${relation.entity.name} ${relation.link}`} relation={relation} record={record} />
      ))}
      {editing ? (
        <RecordDialog entity={entity} record={record} addLabel="" onClose={() => setEditing(false)} />
      ) : null}
    </article>
  );
}

function Values({ fields, record }: { fields: readonly Field[]; record: AppRecord }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={field.kind === 'long-text' ? 'sm:col-span-2' : ''}>
          <dt className="text-sm text-muted">{field.label}</dt>
          <dd className="mt-0.5">
            <ValueView field={field} value={record[field.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BackLink({ entity, backPath }: { entity: Entity; backPath: string }) {
  return (
    <Link href={backPath} className={buttonClass('quiet', 'justify-self-start px-2')}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      All {inText(entity.many)}
    </Link>
  );
}

function Missing({ entity, backPath }: { entity: Entity; backPath: string }) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-10">
      <h1 className="font-heading text-2xl font-bold">This {inText(entity.one)} is not here</h1>
      <p className="text-muted">It may have been deleted.</p>
      <BackLink entity={entity} backPath={backPath} />
    </div>
  );
}

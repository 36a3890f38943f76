import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePerson } from '../../account/session.ts';
import { type Entity, titleOf } from '../../records/entity.ts';
import type { Field } from '../../records/field.ts';
import { RecordForm } from '../../records/record-form.tsx';
import type { AppRecord } from '../../store/collection.ts';
import { useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { type OwnProfile, profileIn, profiles, saveProfile } from './own-profile.ts';

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true },
  { name: 'bio', label: 'About me', kind: 'long-text' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  { name: 'picture', label: 'Picture', kind: 'image' },
];

/** Who I am in this app, and what I did here. */
export function Profile({ entities }: { entities: readonly Entity[] }) {
  const [kept] = useValue(profiles);
  // Signing in or out shows another profile.
  usePerson();
  const profile = profileIn(kept);
  const [editing, setEditing] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
      <Panel
        title={editing ? 'Edit profile' : profile.name}
        tools={
          editing ? null : (
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
              Edit profile
            </Button>
          )
        }
      >
        {editing ? (
          <RecordForm
            fields={fields}
            start={{ ...profile }}
            submitLabel="Save profile"
            onCancel={() => setEditing(false)}
            onSubmit={(values) => {
              const text = (name: keyof OwnProfile) => String(values[name] ?? '').trim();
              saveProfile({
                name: text('name'),
                bio: text('bio'),
                email: text('email'),
                phone: text('phone'),
                picture: text('picture'),
              });
              setEditing(false);
              say('Your profile is saved.');
            }}
          />
        ) : (
          <Shown profile={profile} />
        )}
      </Panel>
      <Activity entities={entities} name={profile.name} />
    </div>
  );
}

function Shown({ profile }: { profile: OwnProfile }) {
  const contact = [
    ['Email', profile.email],
    ['Phone', profile.phone],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[8rem_1fr]">
      <Picture
        source={profile.picture}
        label={profile.name}
        kind="Person"
        className="aspect-square w-32 rounded-full object-cover"
      />
      <div className="min-w-0">
        <p className="break-words whitespace-pre-line">
          {profile.bio === '' ? 'Nothing is written here yet.' : profile.bio}
        </p>
        <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-y-1 text-sm">
          {contact.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="break-all">{value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Records that name the person in any of their fields. */
function namesPerson(record: AppRecord, name: string): boolean {
  return Object.entries(record).some(([field, value]) => field !== 'id' && value === name);
}

function Activity({ entities, name }: { entities: readonly Entity[]; name: string }) {
  const found = entities
    .flatMap((entity) =>
      entity.records
        .all()
        .filter((record) => namesPerson(record, name))
        .map((record) => ({ entity, record })),
    )
    .toSorted((a, b) => b.record.createdAt.localeCompare(a.record.createdAt))
    .slice(0, 12);
  return (
    <Panel title={`My activity (${found.length})`}>
      {found.length === 0 ? <p className="text-muted">Nothing in this app carries your name yet.</p> : null}
      <ul className="grid grid-cols-1 gap-2">
        {found.map(({ entity, record }) => (
          <li key={`${entity.name} ${record.id}`} className="flex flex-wrap justify-between gap-2">
            {entity.path === undefined ? (
              <span>{titleOf(entity, record)}</span>
            ) : (
              <Link
                href={`${entity.path}/${record.id}`}
                className="inline-flex min-h-11 items-center font-semibold text-link underline"
              >
                {titleOf(entity, record)}
              </Link>
            )}
            <span className="text-sm text-muted">
              {entity.one} · {formatMoment(record.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

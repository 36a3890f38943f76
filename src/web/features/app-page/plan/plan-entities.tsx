import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { EntitySpec } from '../../../../engine/spec/app-spec.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { AddedMark } from './added-mark.tsx';
import { addField } from './edit-fields.ts';
import { setEntity } from './edit-plan.ts';
import { PlanField } from './plan-field.tsx';
import { PlanInput } from './plan-input.tsx';
import { PlanPart, type PlanPartProps } from './plan-part.tsx';

export function PlanEntities({ spec, onSpec }: PlanPartProps) {
  if (spec.entities.length === 0) return null;
  return (
    <PlanPart heading={`Kinds of records (${spec.entities.length})`}>
      <ul className="grid gap-4">
        {spec.entities.map((entity) => (
          <EntityItem key={entity.name} entity={entity} spec={spec} onSpec={onSpec} />
        ))}
      </ul>
    </PlanPart>
  );
}

function EntityItem({ entity, spec, onSpec }: PlanPartProps & { entity: EntitySpec }) {
  return (
    <li className="rounded-medium border border-line">
      <div className="grid grid-cols-2 gap-2 border-b border-line p-2 lg:grid-cols-4">
        <PlanInput
          label={`Many ${entity.many}`}
          value={entity.many}
          onChange={(many) => onSpec(setEntity(spec, entity.name, { many }))}
          className="font-medium"
        />
        <PlanInput
          label={`One ${entity.one}`}
          value={entity.one}
          onChange={(one) => onSpec(setEntity(spec, entity.name, { one }))}
        />
        <AddedMark part={`entity:${entity.name}`} name={entity.many} spec={spec} onSpec={onSpec} />
      </div>
      <ul className="grid divide-y divide-line">
        {entity.fields.map((field, index) => (
          <PlanField
            key={field.name}
            entity={entity}
            field={field}
            index={index}
            spec={spec}
            onSpec={onSpec}
          />
        ))}
      </ul>
      {entity.fields.length < limits.engine.fieldsPerEntity ? (
        <NewField many={entity.many} onAdd={(label) => onSpec(addField(spec, entity.name, label))} />
      ) : null}
    </li>
  );
}

function NewField({ many, onAdd }: { many: string; onAdd: (label: string) => void }) {
  const [label, setLabel] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (label.trim() === '') return;
    onAdd(label.trim());
    setLabel('');
  }
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-2">
      <Input
        aria-label={`New field of ${many}`}
        placeholder="New field"
        value={label}
        maxLength={60}
        onChange={(event) => setLabel(event.target.value)}
        className="max-w-64"
      />
      <Button type="submit" disabled={label.trim() === ''}>
        <Plus aria-hidden />
        Add
      </Button>
    </form>
  );
}

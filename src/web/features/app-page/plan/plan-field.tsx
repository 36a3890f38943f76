import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fieldUses } from '../../../../engine/revise/by-click/field-uses.ts';
import { type EntitySpec, type FieldSpec, fieldKinds } from '../../../../engine/spec/app-spec.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  fieldKindNames,
  moveField,
  removeField,
  setField,
  setFieldKind,
  setFieldTarget,
} from './edit-fields.ts';
import { isByModel, ModelMark } from './model-mark.tsx';
import { PlanInput } from './plan-input.tsx';
import type { PlanPartProps } from './plan-part.tsx';

const kindOptions = fieldKinds.map((value) => ({ value, label: fieldKindNames[value] }));

interface PlanFieldProps extends PlanPartProps {
  entity: EntitySpec;
  field: FieldSpec;
  index: number;
}

/** One field of a kind of record. What something else in the app needs keeps its kind and stays. */
export function PlanField({ entity, field, index, spec, onSpec }: PlanFieldProps) {
  const place = { entity: entity.name, field: field.name };
  const uses = fieldUses(spec, entity, field.name);
  const isNeeded = uses.length > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 p-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto_auto]">
      <PlanInput
        label={`Label of ${field.label}`}
        value={field.label}
        onChange={(label) => onSpec(setField(spec, place, { label }))}
        className="max-sm:col-span-2"
      />
      <Select
        aria-label={`Kind of ${field.label}`}
        options={kindOptions}
        value={field.kind}
        disabled={isNeeded}
        onChange={(kind) => onSpec(setFieldKind(spec, place, kind))}
        className="max-sm:col-span-2"
      />
      <Checkbox
        checked={field.required === true}
        disabled={field.automatic === true}
        onChange={(required) => onSpec(setField(spec, place, { required }))}
        label="Required"
      />
      <div className="flex">
        <IconButton
          label={`Move ${field.label} up`}
          disabled={index === 0}
          onClick={() => onSpec(moveField(spec, place, -1))}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move ${field.label} down`}
          disabled={index === entity.fields.length - 1}
          onClick={() => onSpec(moveField(spec, place, 1))}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={`Remove ${field.label}`}
          disabled={isNeeded}
          onClick={() => onSpec(removeField(spec, place))}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {isByModel(spec, `field:${entity.name}.${field.name}`) ? (
        <div className="col-span-full">
          <ModelMark spec={spec} part={`field:${entity.name}.${field.name}`} />
        </div>
      ) : null}
      {field.kind === 'choice' ? (
        <Options field={field} onOptions={(options) => onSpec(setField(spec, place, { options }))} />
      ) : null}
      {field.kind === 'reference' ? (
        <Select
          aria-label={`What ${field.label} points to`}
          options={spec.entities.map(({ name, one }) => ({ value: name, label: one }))}
          value={field.to ?? ''}
          disabled={isNeeded}
          onChange={(to) => onSpec(setFieldTarget(spec, place, to))}
          className="col-span-2 sm:col-span-1 sm:col-start-2"
        />
      ) : null}
      {isNeeded || field.automatic === true ? (
        <p className="col-span-2 px-2 text-caption text-ink-faint sm:col-span-4">
          {field.automatic === true ? 'Filled in by the app. ' : ''}
          {isNeeded ? `Its kind stays: ${uses.join(', ')}.` : ''}
        </p>
      ) : null}
    </li>
  );
}

/** Choices, separated by commas. While it is written in, the text is as it was typed. */
function Options({ field, onOptions }: { field: FieldSpec; onOptions: (options: string[]) => void }) {
  const [typed, setTyped] = useState<string>();
  const options = field.options ?? [];
  return (
    <Input
      aria-label={`Choices of ${field.label}, separated by commas`}
      value={typed ?? options.join(', ')}
      maxLength={600}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = event.target.value.split(',').map((option) => option.trim());
        onOptions([...new Set(next)].filter((option) => option !== ''));
      }}
      className="col-span-2 border-line bg-transparent px-2 disabled:opacity-100 sm:col-span-4"
    />
  );
}

import { Plus } from 'lucide-react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { MovableList } from '../../../ui/movable-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { addField, changeField, kindLabels, namesOf } from './edit-tool.ts';
import { FieldEditor } from './field-editor.tsx';
import type { SectionProps } from './section-props.ts';
import { TableColumns } from './table-columns.tsx';

/** What the tool asks for. */
export function FieldsSection({ tool, onChange, faultAt, hasFaultIn }: SectionProps) {
  return (
    <Section
      heading="Fields"
      description="What the tool asks for. A field with a least and a greatest value becomes a slider under the result."
    >
      <MovableList
        noun="field"
        items={tool.fields}
        least={1}
        folded={(index) => hasFaultIn(`fields.${index}`)}
        nameOf={(field) => `${field.label || 'Without a label'} · ${kindLabels[field.kind]}`}
        onChange={(fields) => onChange({ ...tool, fields: [...fields] })}
      >
        {(field, index) => (
          <FieldEditor
            field={field}
            place={`fields.${index}`}
            faultAt={faultAt}
            taken={namesOf(tool)}
            onChange={(next) => onChange(changeField(tool, index, next))}
          >
            {field.kind === 'table' ? (
              <TableColumns
                table={field}
                place={`fields.${index}`}
                faultAt={faultAt}
                onChange={(next) => onChange(changeField(tool, index, next))}
              />
            ) : null}
          </FieldEditor>
        )}
      </MovableList>
      <div>
        <Button
          disabled={tool.fields.length >= customToolLimits.fields}
          onClick={() => onChange(addField(tool))}
        >
          <Plus aria-hidden />
          Add field
        </Button>
      </div>
    </Section>
  );
}

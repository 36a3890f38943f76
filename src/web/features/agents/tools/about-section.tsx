import { currencyField } from '../../../../catalog/agent-desk/currencies.ts';
import { Field } from '../../../ui/field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import type { SectionProps } from './section-props.ts';
import { TextLine } from './text-line.tsx';

/** What the tool is called and does. */
export function AboutSection({ tool, onChange, faultAt }: SectionProps) {
  return (
    <Section heading="About">
      <div className="grid gap-4 @md:grid-cols-2">
        <TextLine
          label="Name of the tool"
          value={tool.name}
          onChange={(name) => onChange({ ...tool, name })}
          error={faultAt('name')}
        />
        <Field label="Currency of its money">
          {(control) => (
            <Select
              options={currencyField.options}
              value={tool.currency}
              onChange={(currency) => onChange({ ...tool, currency })}
              {...control}
            />
          )}
        </Field>
        <TextLine
          className="@md:col-span-2"
          label="What it does"
          value={tool.job}
          onChange={(job) => onChange({ ...tool, job })}
          error={faultAt('job')}
        />
      </div>
    </Section>
  );
}

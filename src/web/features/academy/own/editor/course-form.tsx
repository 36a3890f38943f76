import { courseLevels } from '../../../../../catalog/academy/course.ts';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { Field } from '../../../../ui/field.tsx';
import { Markdown } from '../../../../ui/markdown.tsx';
import { Select } from '../../../../ui/select.tsx';
import { levelName } from '../../academy-home.tsx';
import { FaultList } from './fault-list.tsx';
import type { Faults } from './place-faults.ts';
import { LineField, LongField } from './text-fields.tsx';

interface CourseFormProps {
  draft: CourseDraft;
  onChange: (changes: Partial<CourseDraft>) => void;
  faults: Faults;
}

const levels = courseLevels.map((value) => ({ value, label: levelName(value) }));

/** What stands on the page of the course. */
export function CourseForm({ draft, onChange, faults }: CourseFormProps) {
  const error = (field: string) => faults.of('course', field);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <LineField
        label="Title of the course"
        value={draft.title}
        error={error('title')}
        onChange={(title) => onChange({ title })}
      />
      <LineField
        label="What it is about"
        hint="One sentence, up to 160 characters."
        value={draft.about}
        error={error('about')}
        onChange={(about) => onChange({ about })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem_8rem]">
        <LineField
          label="Whom it is for"
          value={draft.audience}
          error={error('audience')}
          onChange={(audience) => onChange({ audience })}
        />
        <Field label="Level">
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              options={levels}
              value={draft.level}
              onChange={(level) => onChange({ level })}
            />
          )}
        </Field>
        <LineField
          label="Place in the list"
          value={draft.order}
          error={error('order')}
          onChange={(order) => onChange({ order })}
        />
      </div>
      <LongField
        label="Introduction"
        hint="Why somebody should take the course. Markdown without headings."
        rows={5}
        value={draft.introduction}
        onChange={(introduction) => onChange({ introduction })}
        preview={<Markdown text={draft.introduction} />}
      />
      <LongField
        label="You will be able to"
        hint="At least three outcomes, one to a line."
        rows={4}
        value={draft.outcomes}
        onChange={(outcomes) => onChange({ outcomes })}
      />
      <LongField
        label="What you need"
        hint="One to a line."
        rows={2}
        value={draft.needs}
        onChange={(needs) => onChange({ needs })}
      />
      <FaultList faults={faults.at('course')} />
    </div>
  );
}

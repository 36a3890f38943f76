import { Check, CloudUpload, Download } from 'lucide-react';
import { useMemo } from 'react';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { writeCourse } from '../../../../../catalog/academy/own/write-course.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Container } from '../../../../ui/container.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { academyAddress } from '../../academy-addresses.ts';
import { useDraftEditing } from '../use-draft-editing.ts';
import type { KeptDraft } from '../use-drafts.ts';
import { CourseParts } from './course-parts.tsx';

interface CourseEditorProps {
  kept: KeptDraft;
  /** What is kept, as the form reads it. */
  start: CourseDraft;
  onSave: (draft: CourseDraft, base: number) => Promise<void>;
}

/** A course in the making: written by form, checked as one types, published when nothing is missing. */
export function CourseEditor({ kept, start, onSave }: CourseEditorProps) {
  const { id, course, base, content } = kept;
  const save = useSaving(onSave, base);
  const { draft, change, isStored, store } = useDraftEditing(id, start, content, save);
  return (
    <Container className="grid flex-1 grid-cols-1 content-start gap-6 py-8 sm:py-10">
      <PageHeader
        trail={
          <Breadcrumb
            items={[
              { label: 'Lumina Academy', to: academyAddress.home },
              { label: 'Courses of your own', to: academyAddress.own },
              { label: draft.title.trim() === '' ? 'New course' : draft.title },
            ]}
          />
        }
        heading={draft.title.trim() === '' ? 'New course' : draft.title}
        meta={<Stored isStored={isStored} base={base} />}
        actions={
          <Button
            onClick={async () => {
              const { zipCourse } = await import('../course-zip.ts');
              saveFile(zipCourse(writeCourse(draft), course), `${course}.zip`);
            }}
          >
            <Download aria-hidden />
            Export as zip
          </Button>
        }
      />
      <CourseParts
        kept={kept}
        draft={draft}
        set={(changes) => change((before) => ({ ...before, ...changes }))}
        onPublished={async (whole, version) => {
          await store(whole);
          await onSave(whole, version);
        }}
      />
    </Container>
  );
}

/** The same function while the version stays, as the form wants it. */
function useSaving(onSave: CourseEditorProps['onSave'], base: number) {
  return useMemo(() => (draft: CourseDraft) => onSave(draft, base), [onSave, base]);
}

function Stored({ isStored, base }: { isStored: boolean; base: number }) {
  const Icon = isStored ? Check : CloudUpload;
  return (
    <>
      <Badge tone={base === 0 ? 'neutral' : 'positive'}>
        {base === 0 ? 'Never published' : `Version ${base} is published`}
      </Badge>
      <span aria-live="polite" className="flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" />
        {isStored ? 'Draft stored' : 'Storing the draft'}
      </span>
    </>
  );
}

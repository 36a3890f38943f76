import type { ExerciseDraft } from '../../../../../catalog/academy/own/course-draft.ts';

export interface TaskFormProps {
  draft: ExerciseDraft;
  onChange: (changes: Partial<ExerciseDraft>) => void;
}

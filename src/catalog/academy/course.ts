import type { Task } from '../../methods/grading/task.ts';

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** What stands in `course.md`. */
export interface CourseText {
  readonly kind: 'course';
  readonly title: string;
  readonly about: string;
  readonly audience: string;
  readonly level: CourseLevel;
  /** Courses are listed by it. */
  readonly order: number;
  /** Markdown. */
  readonly introduction: string;
  readonly outcomes: readonly string[];
  readonly needs: readonly string[];
}

export interface ChartFigureText {
  readonly kind: 'chart';
  readonly type: 'bar' | 'line';
  readonly title: string;
  readonly unit: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
}

export interface FlowFigureText {
  readonly kind: 'flow';
  readonly title: string;
  readonly steps: readonly string[];
}

/** A lesson in the order in which it is read. */
export type TeachingPart =
  | { readonly kind: 'text'; readonly markdown: string }
  | ChartFigureText
  | FlowFigureText;

export interface Exercise {
  /** Of its title; no other in the course has it. */
  readonly id: string;
  readonly title: string;
  /** Markdown, as are hint and why. */
  readonly question: string;
  readonly hint: string;
  readonly why: string;
  readonly task: Task;
}

export interface LessonText {
  readonly kind: 'lesson';
  readonly title: string;
  readonly about: string;
  readonly minutes: number;
  readonly teaching: readonly TeachingPart[];
  readonly exercises: readonly Exercise[];
}

/** The pool that final tests are drawn from. */
export interface FinalText {
  readonly kind: 'final';
  readonly exercises: readonly Exercise[];
}

export type AcademyText = CourseText | LessonText | FinalText;

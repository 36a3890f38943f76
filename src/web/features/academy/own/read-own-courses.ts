import * as z from 'zod/mini';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { supabase } from '../../../lib/supabase.ts';

const lessonSchema = z.object({
  slug: z.string(),
  file: z.string(),
  title: z.string(),
  about: z.string(),
  minutes: z.number(),
  exercises: z.array(z.string()),
});

const rowSchema = z.object({
  slug: z.string(),
  version: z.number(),
  state: z.enum(['published', 'retired']),
  published_at: z.string(),
  facts: z.object({
    slug: z.string(),
    title: z.string(),
    about: z.string(),
    audience: z.string(),
    level: z.enum(['beginner', 'intermediate', 'advanced']),
    order: z.number(),
    lessons: z.array(lessonSchema),
  }),
});

/** A course of this installation, as lists need it. */
export type OwnCourse = z.infer<typeof rowSchema>;

const filesSchema = z.object({
  version: z.number(),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});

export type OwnFiles = z.infer<typeof filesSchema>;

/** What a device has kept; undefined when a version kept it that knew other courses. */
export function parseOwnCourses(value: unknown): OwnCourse[] | undefined {
  return z.safeParse(z.array(rowSchema), value).data;
}

export function parseOwnFiles(value: unknown): OwnFiles | undefined {
  return z.safeParse(filesSchema, value).data;
}

/** The courses that this person may see. Throws when they cannot be read. */
export async function readOwnCourses(signal: AbortSignal): Promise<OwnCourse[]> {
  const client = await supabase();
  const { data, error } = await client
    .from('academy_courses')
    .select('slug, version, state, published_at, facts')
    .order('slug')
    .abortSignal(signal);
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/academy_courses select', error);
  // One that a newer server has written must not hide the others.
  const rows: readonly unknown[] = data;
  return rows.flatMap((row) => z.safeParse(rowSchema, row).data ?? []);
}

/** The files of one version of a course. */
export async function readOwnFiles(slug: string, version: number, signal: AbortSignal): Promise<OwnFiles> {
  const client = await supabase();
  const { data, error } = await client
    .from('academy_course_versions')
    .select('version, files')
    .eq('course', slug)
    .eq('version', version)
    .abortSignal(signal)
    .single();
  signal.throwIfAborted();
  if (error !== null) throw failureOf('rest/academy_course_versions select', error);
  return z.parse(filesSchema, data);
}

import * as z from 'zod/mini';
import type { Reading } from '../../../engine/reader/reading.ts';
import { writeLabels } from '../../../engine/reader/write-labels.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';

/** A reading can be long, so not many are asked for at once. */
const page = 50;

// Written by the server alone, so it is taken at its word.
const rows = z.array(
  z.object({ reading: z.custom<Reading>((value) => typeof value === 'object' && value !== null) }),
);

/** How many descriptions the server keeps with corrected labels. */
export async function countCorrections(): Promise<number> {
  const client = await supabase();
  const { count, error } = await client
    .from('reading_corrections')
    .select('app_id', { count: 'exact', head: true });
  if (error !== null) throw failureOf('rest/reading_corrections select', error);
  return count ?? 0;
}

/** All of them as one file of labels. */
export async function readLabelsFile(): Promise<Blob> {
  const client = await supabase();
  const readings: Reading[] = [];
  for (;;) {
    const { data, error } = await client
      .from('reading_corrections')
      .select('reading')
      .order('created_at')
      .order('app_id')
      .range(readings.length, readings.length + page - 1);
    if (error !== null) throw failureOf('rest/reading_corrections select', error);
    const found = z.parse(rows, data);
    readings.push(...found.map(({ reading }) => reading));
    if (found.length < page) break;
  }
  return new Blob([writeLabels(readings)], { type: 'text/plain;charset=utf-8' });
}

export async function deleteCorrections(userId: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.from('reading_corrections').delete().eq('user_id', userId);
  if (error !== null) throw failureOf('rest/reading_corrections delete', error);
}

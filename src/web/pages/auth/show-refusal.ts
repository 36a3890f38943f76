import type { Refusal } from '../../lib/credentials.ts';
import { toast } from '../../ui/toast.ts';

/** Tells what is wrong and puts the cursor where it can be put right. */
export function showRefusal(refusal: Refusal, focus: (field: Refusal['field']) => void): void {
  toast({ title: refusal.title, description: refusal.description, variant: 'destructive' });
  focus(refusal.field);
}

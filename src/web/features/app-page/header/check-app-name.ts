import { appName, stripMarkup } from '../../../../functions/text-rules.ts';
import { limits } from '../../../../kernel/limits.ts';

export type CheckedName = { readonly name: string } | { readonly fault: string };

/** A name as it would be kept, or what is wrong with it. */
export function checkAppName(typed: string): CheckedName {
  const parsed = appName.safeParse(stripMarkup(typed));
  if (!parsed.success)
    return { fault: parsed.error.issues[0]?.message ?? 'App name contains invalid characters' };
  return parsed.data.length > limits.apps.nameInForm
    ? { fault: 'App name is too long' }
    : { name: parsed.data };
}

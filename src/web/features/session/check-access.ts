import type { SupabaseClient } from '@supabase/supabase-js';
import type { Access } from '../../lib/session.ts';

type Ask = (name: string, parameters?: Record<string, string>) => Promise<boolean>;

/** Asks the database what the signed-in person may open. A check that fails means no. */
export async function checkAccess(ask: Ask): Promise<Access> {
  const safely: Ask = (...question) => ask(...question).catch(() => false);
  const [admin, seo, goodIdea, gaming, special, training] = await Promise.all([
    safely('is_admin'),
    safely('has_feature_access', { feature_name: 'seo_access' }),
    safely('has_feature_access', { feature_name: 'good_idea_access' }),
    safely('has_gaming_access'),
    safely('has_special_access', { access_type_name: 'admin_access' }),
    safely('has_training_access'),
  ]);
  return { admin, seo, goodIdea, gaming, special, training, curriculum: true };
}

export function askDatabase(client: SupabaseClient): Ask {
  return async (name, parameters) => {
    const { data, error } = await client.rpc(name, parameters);
    return error === null && data === true;
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Access } from '../../lib/session.ts';

type Ask = (name: string, parameters?: Record<string, string>) => Promise<boolean>;

/** Who can be asked what a person may open. */
export interface AccessAuthority {
  /** The database, by the name of one of its functions. */
  database: Ask;
  /** The server: only it knows which address opens Strategic Intelligence. */
  strategic: () => Promise<boolean>;
}

/** Asks what the signed-in person may open. A check that fails means no. */
export async function checkAccess({ database, strategic: askStrategic }: AccessAuthority): Promise<Access> {
  const safely: Ask = (...question) => database(...question).catch(() => false);
  const [admin, seo, goodIdea, gaming, special, training, strategic] = await Promise.all([
    safely('is_admin'),
    safely('has_feature_access', { feature_name: 'seo_access' }),
    safely('has_feature_access', { feature_name: 'good_idea_access' }),
    safely('has_gaming_access'),
    safely('has_special_access', { access_type_name: 'admin_access' }),
    safely('has_training_access'),
    askStrategic().catch(() => false),
  ]);
  return { admin, seo, goodIdea, gaming, special, training, curriculum: true, strategic };
}

export function accessAuthority(client: SupabaseClient): AccessAuthority {
  return {
    async database(name, parameters) {
      const { data, error } = await client.rpc(name, parameters);
      return error === null && data === true;
    },
    // By its name: the contract would bring its schema library to every page for one true or false.
    async strategic() {
      const { data } = await client.functions.invoke<{ strategic?: unknown }>('check-strategic-access', {
        body: {},
      });
      return data?.strategic === true;
    },
  };
}

import type { SupabaseClient } from '@supabase/supabase-js';
import type { AccessName } from '../../../catalog/access.ts';
import type { Access } from '../../lib/session.ts';

type Ask = (name: string, parameters?: Record<string, string>) => Promise<boolean>;

/** Who can be asked what a person may open. */
export interface AccessAuthority {
  /** The database, by the name of one of its functions. */
  database: Ask;
  /** The server: only it knows which address opens Strategic Intelligence. */
  strategic: () => Promise<boolean>;
}

/** Answers that hold without the server as well, because what they open runs on the device. */
export interface KeptAnswers {
  read: (name: AccessName) => boolean;
  keep: (name: AccessName, answer: boolean) => void;
}

/** Asks what the signed-in person may open. A check that fails means no, or what was answered last where that is kept. */
export async function checkAccess(
  { database, strategic: askStrategic }: AccessAuthority,
  kept: KeptAnswers,
): Promise<Access> {
  const safely: Ask = (...question) => database(...question).catch(() => false);
  const keptToo = async (name: AccessName, ...question: Parameters<Ask>) => {
    try {
      const answer = await database(...question);
      kept.keep(name, answer);
      return answer;
    } catch {
      return kept.read(name);
    }
  };
  const [admin, seo, goodIdea, gaming, special, training, strategic, wealthX, elite] = await Promise.all([
    safely('is_admin'),
    safely('has_feature_access', { feature_name: 'seo_access' }),
    safely('has_feature_access', { feature_name: 'good_idea_access' }),
    safely('has_gaming_access'),
    // Children learn on the device.
    keptToo('special', 'has_special_access', { access_type_name: 'admin_access' }),
    // Courses are read and answered on the device.
    keptToo('training', 'has_training_access'),
    askStrategic().catch(() => false),
    keptToo('wealthX', 'has_agent_access', { group_name: 'wealth-x-savants' }),
    keptToo('elite', 'has_agent_access', { group_name: 'elite-agents' }),
  ]);
  return { admin, seo, goodIdea, gaming, special, training, curriculum: true, strategic, wealthX, elite };
}

export function accessAuthority(client: SupabaseClient): AccessAuthority {
  return {
    async database(name, parameters) {
      const { data, error } = await client.rpc(name, parameters);
      if (error !== null) throw error;
      return data === true;
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

import { agents } from '../../../catalog/agents.gen.ts';
import { usePageList } from '../../lib/page-list.ts';

/** What a tool is called, by its address; nothing for one that is not there. */
export function useToolNamed(): (path: string) => { to: string; label: string } | undefined {
  const pages = usePageList();
  return (path) => {
    const agent = agents.find((one) => path === `/agents/${one.agent.slug}`)?.agent.name;
    const label = agent ?? pages.find((page) => page.path === path)?.title;
    return label === undefined ? undefined : { to: path, label };
  };
}

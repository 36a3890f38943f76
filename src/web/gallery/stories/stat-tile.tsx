import { AppWindow, Users } from 'lucide-react';
import { StatGrid, StatTile } from '../../ui/stat-tile.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Data', title: 'Stat tile', Show };

function Show() {
  return (
    <StatGrid>
      <StatTile
        label="Apps"
        icon={<AppWindow aria-hidden />}
        value="24"
        change={{ text: '3 more than last week', direction: 'up', tone: 'positive' }}
      />
      <StatTile
        label="Visitors"
        icon={<Users aria-hidden />}
        value="12,840"
        change={{ text: '4 % fewer', direction: 'down', tone: 'negative' }}
      />
      <StatTile label="Answer time" value="84 ms" hint="95 of 100 are faster" />
      <StatTile label="Storage" />
    </StatGrid>
  );
}

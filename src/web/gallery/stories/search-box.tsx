import { useState } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Fields', title: 'Search box', Show };

function Show() {
  const [query, setQuery] = useState('');
  return (
    <div className="max-w-xl">
      <SearchBox label="Search help" placeholder="Search help" value={query} onChange={setQuery} />
    </div>
  );
}

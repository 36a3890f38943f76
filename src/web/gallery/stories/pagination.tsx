import { Pagination } from '../../ui/pagination.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Navigation', title: 'Pagination', Show };

function Show() {
  return <Pagination label="Articles" page={6} pageCount={12} to={(page) => `/?page=${page}`} />;
}

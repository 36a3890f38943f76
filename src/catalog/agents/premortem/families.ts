export const families = [
  { value: 'people', label: 'People and skills' },
  { value: 'plan', label: 'Plan and scope' },
  { value: 'technology', label: 'Technology' },
  { value: 'suppliers', label: 'Suppliers and partners' },
  { value: 'money', label: 'Money' },
  { value: 'market', label: 'Market and customers' },
  { value: 'law', label: 'Law and regulation' },
  { value: 'outside', label: 'Outside events' },
] as const;

export function familyName(value: string): string {
  return families.find((family) => family.value === value)?.label ?? value;
}

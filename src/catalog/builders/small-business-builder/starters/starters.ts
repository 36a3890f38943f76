import type { Starter } from '../../../agent-desk/work.ts';
import type { BusinessInput } from '../fields.ts';
import { bakery } from './bakery.ts';
import { bikeRepair } from './bike-repair.ts';
import { childcare } from './childcare.ts';
import { cleaningCompany } from './cleaning-company.ts';
import { foodTruck } from './food-truck.ts';
import { freelanceDesigner } from './freelance-designer.ts';
import { hairSalon } from './hair-salon.ts';
import { plantShop } from './plant-shop.ts';
import { softwareCompany } from './software-company.ts';
import { yogaStudio } from './yoga-studio.ts';

/** Ten trades; the first is worked out at build. */
export const starters: readonly Starter<BusinessInput>[] = [
  bakery,
  hairSalon,
  foodTruck,
  cleaningCompany,
  plantShop,
  yogaStudio,
  bikeRepair,
  freelanceDesigner,
  childcare,
  softwareCompany,
];

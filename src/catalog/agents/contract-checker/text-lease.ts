/** Written for this product, with faults on purpose. */
export const leaseText = `RESIDENTIAL LEASE

This Lease (the “Lease”) is entered into on March 3, 2027 between Brightwater Holdings LLC, 220 Larimer Street, Denver, Colorado (the “Landlord”), and Marcus Oyelaran and Dana Whitfield, jointly and severally (the “Tenant”).

1. Premises
1.1 The Landlord lets to the Tenant the apartment no. 4B at 1815 Pearl Street, Denver, Colorado, with two bedrooms and one parking space (the “Premises”).
1.2 The Premises shall be used as a home only. The Tenant shall not keep any animal without written consent.
1.3 “Common Areas” means the hall, the stairs, the laundry and the yard.
1.4 “Occupant” means any person who lives in the Premises with the consent of the Landlord.

2. Term
2.1 The term begins on April 1, 2027 and ends on March 31, 2028.
2.2 The Lease renews automatically for successive terms of one year unless the Tenant gives notice at least ninety (60) days before the end.
2.3 If the Tenant stays after the end, the Tenant shall pay double the rent for each month or part of a month.

3. Rent
3.1 The Tenant shall pay rent of $2,150 (two thousand one hundred fifty dollars) on the first day of each month.
3.2 The Landlord may increase the rent at any time in its sole discretion without notice.
3.3 Rent that arrives after the third day of a month bears interest of 5% per month, and the Tenant shall pay a late charge of $150.
3.4 If any payment is late, the entire rent for the rest of the term is immediately due and payable.
3.5 All payments are made without set-off or deduction, also where the Landlord owes repairs under Section 6.9.

4. Deposit
4.1 The Tenant shall pay a security deposit of four thousand three hundred dollars ($3,400) before moving in.
4.2 The Landlord may retain the deposit for any reason in its sole discretion.
4.3 A cleaning fee of $400 is non-refundable.

5. Utilities
5.1 The Tenant shall pay electricity, gas and internet. The Landlord pays water and waste.
5.2 The Landlord may interrupt any service or supply for works in the building without giving notice.

6. Repairs
6.1 The Tenant shall carry out and pay all repairs of the Premises, including roof, heating and structure.
6.2 The Tenant shall report every defect immediately.
6.3 The Tenant shall keep the smoke alarms in working order and test them every month.
6.4 The Premises are let “as is”, and the Landlord disclaims all warranties, including that of habitability.

7. Entry
7.1 The Landlord and its agents may enter the Premises at any time.
7.2 In the last two months of the term the Landlord may show the Premises to others on weekdays.

8. Liability
8.1 The Landlord shall not be liable for any injury or loss of any kind, even where it is caused by the Landlord.
8.2 The Tenant shall indemnify and hold harmless the Landlord against every claim of a guest or neighbour.
8.3 The Tenant shall take out a renters insurance of at least $100,000 (one hundred thousand dollars) within ten (10) days after the beginning.
8.4 The Tenant waives the right to trial by jury and all rights under the law of security deposits.

9. Transfer
9.1 The Tenant shall not sublet the Premises or any part of them without written consent of the Landlord.
9.2 The Landlord may transfer this Lease to any person without consent of the Tenant.

10. House rules
10.1 The House Rules in Exhibit A are part of this Lease. The Landlord may change the rules at any time.
10.2 The Tenant shall see to it that every guest keeps the House Rules.
10.3 Continued use of the Premises after a change is deemed acceptance of it.

11. Termination
11.1 The Landlord may terminate this Lease at any time with or without cause on three days’ notice.
11.2 The Tenant may terminate only under Section 14.
11.3 At the end the Tenant shall leave the Premises clean and return all keys on or before the last day.
11.4 The Landlord shall inspect the Premises with the Tenant within three (3) days after the end and hand over a list of damage.

12. Law
12.1 This Lease is governed by the laws of the State of Delaware. Any dispute is finally settled under binding arbitration in Wilmington, Delaware, and the Tenant shall pay all attorneys' fees.
12.2 If a part of this Lease is invalid, the rest stays in force.
12.3 Notices are delivered in writing to the addresses above. A notice is deemed received on sending.

13. Statement of condition
13.1 The Landlord and the Tenant shall fill in the Condition Report on the day of handing over, which is April 31, 2027. Photographs are attached to the Condition Report.
13.2 Damage that is not in the report counts as damage by the Tenant.

Signed: ____________________ for the Landlord
Signed: ____________________ Tenant
Signed: ____________________ Tenant`;

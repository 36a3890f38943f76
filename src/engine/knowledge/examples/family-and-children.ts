/** Names of things that have to do with families and children. */
export const familyAndChildren: Readonly<Record<string, string>> = {
  'advent activity, elf idea, advent calendar door':
    'Bake biscuits; Write to Santa; Light the candle; Sing carols; Paper snowflakes; Feed the birds; Hot chocolate; Visit Grandma',
  'after-school activity, extracurricular activity':
    'Football; Piano; Judo; Swimming; Drama; Chess; Art club; Gymnastics',
  'baby item, baby equipment, baby thing, baby product':
    'Pram; Car seat; Cot; Bouncer; Baby monitor; High chair; Sling; Bottle warmer',
  'baby photo, family picture, old family photo':
    'First bath; Grandparents on the bench; Christmas; Beach, all of us; School start; New puppy; Wedding group; Sleeping twins',
  'babysitting job, childcare day':
    'Larsen twins; Friday, Okafor; Ella and Max; Wedding evening; Holiday mornings; Baby Noah; Sick day; Sleepover',
  'bedtime, bedtime ritual, evening ritual':
    'Bath; Brush teeth; Pyjamas on; Two stories; Lullaby; Goodnight kiss; Night light; Cuddle',
  'board resolution, council resolution':
    'Approve the budget; Repair the roof; Raise the fee; Elect the treasurer; Plant twenty trees; Accept the minutes; Buy a projector; New statutes',
  burial:
    'Ruth Andersen; Giovanni Bianchi; Mary O’Connor; Kwame Mensah; Helga Brandt; Samuel Cohen; Amina Yusuf; Jan de Vries',
  'car pool trip':
    'Morning, Mill Lane; Swimming, Tuesday; Football training; Afternoon pick-up; Music school; Nursery; Early bus; Chess club',
  'character strength': 'Patience; Courage; Humour; Curiosity; Kindness; Perseverance; Honesty; Creativity',
  'child chore, kids chore, children’s chore':
    'Make the bed; Feed the cat; Set the table; Tidy toys; Water plants; Sort socks; Empty the bin; Wipe the table',
  'children’s activity, activity for kids':
    'Finger painting; Treasure hunt; Salt dough; Puppet theatre; Leaf rubbing; Obstacle course; Paper boats; Bake biscuits',
  'children’s clothes, baby clothes, baby clothing':
    'Snowsuit, blue; Striped romper; Rain trousers; Sun hat; Party dress; Wool vest; Pyjamas, stars; Dungarees',
  'children’s game, kids game':
    'Musical chairs; Hide and seek; Sack race; Pass the parcel; Hopscotch; Egg and spoon; Treasure hunt; Tug of war',
  'children’s song, kids song, action song':
    'Wheels on the Bus; Frère Jacques; Old MacDonald; Twinkle, twinkle; Alle meine Entchen; Row your boat; Los pollitos; If You’re Happy',
  'christmas card, easter card':
    'Happy birthday, balloons; Robin in snow; Thank you, daisies; Get well soon; Wedding bells; Congratulations; With sympathy; New baby',
  'christmas present, birthday present':
    'Wool scarf; Jigsaw; Perfume; Toy train; Box of chocolates; Book of poems; Headphones; Plant for the desk',
  'condolence, condolence message':
    'With deepest sympathy; In loving memory; Thinking of you; A dear friend; Always in our hearts; With all our love; Rest in peace; From your neighbours',
  'consequence, punishment':
    'No screen tonight; Early bedtime; Tidy the room; Say sorry; Wash up; Pay for the window; Quiet corner; Toy on the shelf',
  'custody day, handover day, visitation day, parenting time':
    'Weekend with Dad; Wednesday with Mum; Autumn holiday, first week; Christmas Eve; Birthday; Grandparents; School trip; Summer, two weeks',
  'date idea, couple activity':
    'Picnic at sunset; Salsa class; Cook together; Museum late; Mini golf; Night walk; Wine bar; Old cinema',
  'family line':
    'Brandt of Bremen; Doyle, Cork; Rossi of Bologna; Okafor; Kowalski of Łódź; Munn, Argyll; Fernández; Haddad of Zahlé',
  'family memory':
    'How Grandpa met Grandma; The winter without heating; First car; Great-aunt’s escape; The lost suitcase; When the goat came in; Honeymoon in Venice; The big flood',
  'family rule':
    'Shoes off at the door; No phones at the table; Knock first; Bed by eight; Ask before borrowing; Wash your cup; Be kind; Homework before screens',
  'family task, family job, family duty':
    'Walk the dog; Lay the table; School run; Cook on Friday; Water the garden; Bins out; Visit Grandpa; Fold laundry',
  'first word, child’s saying': 'Mama; Ball; More; Dog; Light; Milk; Nana; Bye-bye',
  forebear:
    'Johann Brandt; Mary Ann Doyle; Giuseppe Rossi; Adaeze Okafor; Anna Kowalska; Hamish Munn; Rosa Fernández; Elias Haddad',
  'gravestone, tomb':
    'Andersen family; Old oak, Brandt; By the wall, O’Connor; Mensah; Unknown soldier; Cohen; Children’s corner; De Vries, urn',
  'home movie, home video, family video':
    'First steps; Christmas morning; Beach; Wedding dance; School concert; Grandad’s eightieth; Snow day; New puppy',
  'honeymoon idea': 'Sri Lanka; Amalfi coast; Zanzibar; Norway by train; Bali; Azores; Lapland; Mauritius',
  'hope, dream goal':
    'See the northern lights; Run a marathon; Learn to sail; Write a book; Visit Japan; Plant a tree; Sing in a choir; Ride a camel',
  'inheritance, inheritance item, estate item':
    'House in Mill Lane; Gold watch; Oil painting; Savings book; Piano; Orchard; Jewellery box; Stamp collection',
  'love letter, letter from, old letter':
    'To Anna, from the front; First summer; After the dance; From Buenos Aires; Proposal; Christmas Eve; To my husband; Last letter',
  'love note, birthday wish, loving message':
    'You make me laugh; Thank you for the coffee; Proud of you; Happy birthday, my dear; Home soon; Always yours; Best team; Sleep well',
  'maxim, family motto':
    'Leave no one behind; Small steps count; Together we grow; Be kind; Less is more; Never stop learning; Seize the day; Made with care',
  'new year’s resolution':
    'Read more books; Walk every day; Save for a trip; Call Mum weekly; Learn Italian; Less sugar; Sleep by eleven; Play the piano',
  'nursery group, kindergarten group':
    'Ladybirds; Bears; Hedgehogs; Sunflowers; Little foxes; Butterflies; Owls; Frogs',
  'obituary, eulogy, epitaph':
    'Ruth Andersen, teacher; Giovanni Bianchi, baker; Mary O’Connor, midwife; Kwame Mensah, fisherman; Helga Brandt, gardener; Samuel Cohen, tailor; Amina Yusuf, poet; Jan de Vries, skipper',
  'party bag item, piñata filling, party favour, wedding favour':
    'Bouncy ball; Stickers; Lollipop; Bubbles; Sugared almonds; Mini honey jar; Whistle; Seed packet',
  'permission slip, school form':
    'Museum trip; Swimming; Photos; Medication; Early pick-up; Overnight camp; School bus; Sports day',
  'photo album, family album':
    'Wedding; Baby’s first year; Summer in Crete; Grandparents; School years; Christmas; Norway by van; The old house',
  'picture book, children’s book, bedtime book, kids book':
    'The Gruffalo; Goodnight Moon; The Very Hungry Caterpillar; Where the Wild Things Are; Elmer; The Snowy Day; Handa’s Surprise; Guess How Much I Love You',
  'reward star':
    'Tidied the room; Brushed teeth; Shared the toys; Set the table; Read aloud; Fed the cat; Kind words; Slept all night',
  'santa wish, secret santa gift':
    'Wool socks; Puzzle; Hot chocolate set; Toy train; Scented candle; Football; Book voucher; Drawing pad',
  'scout hike, scout meeting, pack meeting, troop meeting':
    'Knots and ropes; Night hike; Campfire songs; Map reading; First aid; River walk; Cooking outdoors; Badge evening',
  'small joy':
    'Sun on the balcony; Call from Sofia; Warm soup; Kind bus driver; Healthy children; Good book; Walk by the river; Coffee in bed',
  'tablet time':
    'Cartoon before dinner; Maths app; Film night; Video call with Grandma; Football game; Drawing app; Nature programme; Car journey',
  tantrum:
    'Wrong cup; Supermarket sweets; Getting dressed; No more cartoons; Leaving the playground; Broken banana; Car seat; Bath time',
  'thank you note, thank-you card, thank you letter':
    'Grandma for the scarf; Neighbours; Class teacher; Wedding guests; The nurses; Aunt Ruth; Football coach; Donors',
  'time capsule, memory box, memory box item':
    'First shoes; Hospital bracelet; Lock of hair; Cinema ticket; Letter to the future; School photo; Drawing of the house; Favourite toy',
  'urn, coffin, casket':
    'Plain pine; Oak with brass; Wicker; White, child’s; Ceramic, blue; Walnut; Biodegradable; Bamboo',
  'value, family value': 'Honesty; Respect; Kindness; Courage; Family; Fairness; Freedom; Gratitude',
  'wedding table, guest table':
    'Bride’s family; Groom’s family; School friends; Colleagues; Children; Neighbours; Choir; Top table',
  'wedding theme':
    'Rustic barn; Beach; Boho; Roaring Twenties; Winter wonderland; Garden party; Vintage tea; Bollywood',
  'wedding vendor, wedding supplier':
    'Florist Rosalie; DJ Marco; Old Mill venue; Cake by Priya; Photographer Lind; String trio; Bridal make-up; Vintage car',
  'wish list, wishlist item':
    'Telescope; Art set; Bicycle bell; Concert tickets; Warm slippers; Cookbook; Board game; Football boots',
};

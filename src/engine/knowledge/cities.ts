/** Capitals and large towns by the country that they are in, as people write them; accents may be left out. */
const lines = `
Albania:Tirana,Durres|Algeria:Algiers,Oran,Constantine|Angola:Luanda|Argentina:Buenos Aires,Cordoba,Rosario,Mendoza,La Plata|Armenia:Yerevan|Australia:Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart,Darwin,Gold Coast,Cairns
Austria:Vienna,Graz,Linz,Salzburg,Innsbruck,Klagenfurt|Azerbaijan:Baku|Bahamas:Nassau|Bangladesh:Dhaka,Chittagong,Sylhet|Barbados:Bridgetown|Belarus:Minsk|Belgium:Brussels,Antwerp,Ghent,Bruges,Liege,Leuven|Benin:Cotonou,Porto-Novo
Bolivia:La Paz,Sucre,Cochabamba|Bosnia:Sarajevo,Mostar|Botswana:Gaborone|Brazil:Sao Paulo,Rio de Janeiro,Brasilia,Salvador,Fortaleza,Recife,Curitiba,Porto Alegre,Belo Horizonte,Manaus|Bulgaria:Sofia,Plovdiv,Varna,Burgas
Burkina Faso:Ouagadougou,Bobo-Dioulasso|Cambodia:Phnom Penh,Siem Reap|Cameroon:Yaounde,Douala|Canada:Toronto,Montreal,Vancouver,Calgary,Ottawa,Edmonton,Winnipeg,Quebec,Halifax,Saskatoon,Regina,Manitoba,Ontario,Alberta,Nova Scotia
Chile:Santiago,Valparaiso,Concepcion|China:Beijing,Shanghai,Guangzhou,Shenzhen,Chengdu,Wuhan,Xian,Hangzhou,Nanjing|Colombia:Bogota,Medellin,Cali,Barranquilla,Cartagena|Costa Rica:San Jose|Croatia:Zagreb,Split,Rijeka,Zadar,Dubrovnik
Cuba:Havana|Cyprus:Nicosia,Limassol,Larnaca,Paphos|Czechia:Prague,Brno,Ostrava,Plzen,Olomouc|Denmark:Copenhagen,Aarhus,Odense,Aalborg|Dominican Republic:Santo Domingo|Ecuador:Quito,Guayaquil,Cuenca|Egypt:Cairo,Alexandria,Giza
El Salvador:San Salvador|Estonia:Tallinn,Tartu|Ethiopia:Addis Ababa|Fiji:Suva|Finland:Helsinki,Espoo,Tampere,Turku,Oulu|France:Paris,Lyon,Marseille,Toulouse,Nice,Nantes,Strasbourg,Montpellier,Bordeaux,Lille,Rennes,Grenoble
Gabon:Libreville|Georgia:Tbilisi,Batumi|Germany:Berlin,Hamburg,Munich,Cologne,Frankfurt,Stuttgart,Leipzig,Dresden,Hanover,Nuremberg,Bremen,Dusseldorf,Freiburg|Ghana:Accra,Kumasi,Tamale|Greece:Athens,Thessaloniki,Patras,Heraklion,Naoussa,Crete
Guatemala:Guatemala City|Honduras:Tegucigalpa|Hungary:Budapest,Debrecen,Szeged,Pecs|Iceland:Reykjavik,Akureyri|India:Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Hyderabad,Chennai,Kolkata,Pune,Ahmedabad,Jaipur,Lucknow,Kochi,Goa,Kerala,Mysore,Nagpur,Indore
Indonesia:Jakarta,Surabaya,Bandung,Medan,Yogyakarta,Bali,Denpasar,Ubud|Iran:Tehran,Isfahan,Shiraz|Iraq:Baghdad,Basra,Erbil|Ireland:Dublin,Cork,Galway,Limerick,Waterford,Kilkenny,Sligo,Ballinasloe,County Kildare|Israel:Jerusalem,Tel Aviv,Haifa
Italy:Rome,Milan,Naples,Turin,Palermo,Genoa,Bologna,Florence,Venice,Verona,Trieste,Bari,Catania,Sicily|Ivory Coast:Abidjan,Yamoussoukro|Jamaica:Kingston,Montego Bay|Japan:Tokyo,Osaka,Kyoto,Nagoya,Sapporo,Fukuoka,Kobe,Hiroshima|Jordan:Amman
Kazakhstan:Almaty,Astana|Kenya:Nairobi,Mombasa,Kisumu,Nakuru|Kosovo:Pristina|Kyrgyzstan:Bishkek|Laos:Vientiane,Luang Prabang|Latvia:Riga|Lebanon:Beirut|Lithuania:Vilnius,Kaunas|Luxembourg:Luxembourg City|Madagascar:Antananarivo|Malawi:Lilongwe,Blantyre
Malaysia:Kuala Lumpur,Penang,George Town,Johor Bahru,Kuching|Maldives:Male|Mali:Bamako|Malta:Valletta,Sliema,Gozo|Mauritius:Port Louis|Mexico:Mexico City,Guadalajara,Monterrey,Puebla,Oaxaca,Tijuana,Merida,Cancun|Moldova:Chisinau|Mongolia:Ulaanbaatar
Montenegro:Podgorica,Kotor|Morocco:Casablanca,Rabat,Marrakesh,Marrakech,Fes,Tangier,Agadir|Mozambique:Maputo|Myanmar:Yangon,Mandalay|Namibia:Windhoek|Nepal:Kathmandu,Pokhara|Netherlands:Amsterdam,Rotterdam,The Hague,Utrecht,Eindhoven,Groningen,Maastricht,Vlieland
New Zealand:Auckland,Wellington,Christchurch,Hamilton,Dunedin,Queenstown|Nicaragua:Managua|Niger:Niamey|Nigeria:Lagos,Abuja,Kano,Ibadan,Port Harcourt,Enugu|Northern Ireland:Belfast,Derry|Norway:Oslo,Bergen,Trondheim,Stavanger,Tromso|Oman:Muscat
Pakistan:Karachi,Lahore,Islamabad,Rawalpindi,Peshawar|Panama:Panama City|Paraguay:Asuncion|Peru:Lima,Cusco,Arequipa|Philippines:Manila,Cebu,Davao,Quezon City,Baguio|Poland:Warsaw,Krakow,Lodz,Wroclaw,Poznan,Gdansk,Lublin
Portugal:Lisbon,Porto,Braga,Coimbra,Faro,Tavira,Algarve,Madeira|Qatar:Doha|Romania:Bucharest,Cluj,Cluj-Napoca,Timisoara,Iasi,Brasov,Sibiu|Russia:Moscow,Saint Petersburg,Novosibirsk|Rwanda:Kigali|Saudi Arabia:Riyadh,Jeddah,Mecca,Medina,Dammam
Scotland:Edinburgh,Glasgow,Aberdeen,Dundee,Inverness,Skye|Senegal:Dakar,Saint-Louis,Thies|Serbia:Belgrade,Novi Sad,Nis|Slovakia:Bratislava,Kosice,Zilina|Slovenia:Ljubljana,Maribor|South Africa:Johannesburg,Cape Town,Durban,Pretoria,Port Elizabeth,Bloemfontein
South Korea:Seoul,Busan,Incheon,Daegu,Jeju|Spain:Madrid,Barcelona,Valencia,Seville,Zaragoza,Malaga,Bilbao,Granada,Palma,Mallorca,Tenerife,Vigo|Sri Lanka:Colombo,Kandy,Galle|Sweden:Stockholm,Gothenburg,Malmo,Uppsala,Umea
Switzerland:Zurich,Geneva,Basel,Bern,Lausanne,Lucerne,Lugano,St. Gallen|Taiwan:Taipei,Kaohsiung,Taichung|Tajikistan:Dushanbe|Tanzania:Dar es Salaam,Dodoma,Arusha,Zanzibar|Thailand:Bangkok,Chiang Mai,Phuket,Pattaya|Togo:Lome|Trinidad:Port of Spain
Tunisia:Tunis,Sousse,Sfax|Turkey:Istanbul,Ankara,Izmir,Antalya,Bursa|Uganda:Kampala,Entebbe,Jinja|Ukraine:Kyiv,Kiev,Lviv,Odesa,Kharkiv,Dnipro|United Arab Emirates:Dubai,Abu Dhabi,Sharjah
England:London,Birmingham,Manchester,Leeds,Liverpool,Sheffield,Bristol,Newcastle,Nottingham,Leicester,Brighton,Norwich,Exeter,Plymouth,Oxford,Southampton,Hull,Cornwall,Devon,Yorkshire|Wales:Cardiff,Swansea,Wrexham,Aberystwyth|Uruguay:Montevideo
USA:New York,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,Seattle,Denver,Boston,Portland,Detroit,Tucson,Minneapolis,Miami,Atlanta,New Orleans,Nashville,Brooklyn,Texas,Ohio,Vermont,Maine,Oregon,Montana,Wisconsin,California
Uzbekistan:Tashkent,Samarkand|Venezuela:Caracas|Vietnam:Hanoi,Ho Chi Minh City,Saigon,Da Nang,Hue,Hoi An|Zambia:Lusaka|Zimbabwe:Harare,Bulawayo
Australia:Dubbo,Bendigo,Ballarat,Geelong,Wagga Wagga,Toowoomba,Cairns,Townsville,Newcastle NSW,Alice Springs,Tasmania,Queensland,Victoria
Sweden:Lund,Visby,Kiruna,Karlstad,Falun,Jonkoping,Gotland,Skane,Vaxjo,Ostersund
Norway:Geilo,Lillehammer,Molde,Kirkenes,Lofoten,Svalbard,Narvik,Hamar,Oppdal,Voss
Philippines:Iloilo,Bohol,Palawan,Zamboanga,Bacolod,Dumaguete,Cavite,Tacloban,Leyte
South Africa:Mdantsane,Soweto,East London,Port Elizabeth,Gqeberha,Polokwane,Bloemfontein,Stellenbosch,Khayelitsha
Austria:Villach,Bregenz,St. Polten,Dornbirn,Steyr,Tyrol,Styria,Carinthia,Wachau
Ireland:Sligo,Ennis,Tralee,Killarney,Dingle,Wexford,Westport,Castlebar,Connemara,Donegal,Letterkenny,Athlone,Mullingar,Navan
Scotland:Fort William,Oban,Perthshire,Fife,Orkney,Shetland,Stornoway,Lewis,Stirling,Paisley,Ullapool,Argyll
England:Whitby,Derby,Bath,York,Norfolk,Suffolk,Kent,Sussex,Dorset,Somerset,Cumbria,Lancashire,Northumberland,Hebden Bridge,Margate,Penzance,Carlisle,Doncaster,Bradford,Stoke,Coventry,Luton,Reading,Peterborough,Ipswich,Colchester,Grimsby,Sunderland
Wales:Bangor,Llandudno,Anglesey,Pembrokeshire,Carmarthen,Snowdonia,Newport,Powys
Germany:Bonn,Kiel,Rostock,Erfurt,Jena,Weimar,Kassel,Mainz,Trier,Ulm,Augsburg,Regensburg,Passau,Bamberg,Oldenburg,Bielefeld,Aachen,Dortmund,Essen,Mannheim,Heidelberg,Bavaria,Saxony,Allgau,Potsdam,Lubeck,Flensburg,Gottingen,Tubingen
Netherlands:Leeuwarden,Zwolle,Deventer,Breda,Friesland,Texel,Middelburg,Amersfoort
Italy:Pisa,Siena,Lucca,Modena,Parma,Bergamo,Brescia,Padua,Perugia,Lecce,Cagliari,Sardinia,Tuscany,Umbria,Liguria,Bolzano
France:Brittany,Provence,Dordogne,Ardeche,Alsace,Normandy,Brest,Quimper,Annecy,Dijon,Tours,Angers,Reims,Metz,Nancy,Perpignan,Limoges,Corsica,Avignon
Spain:Cadiz,Cordoba Spain,Girona,Oviedo,Gijon,Santander,Burgos,Leon,Toledo,Murcia,Alicante,Menorca,Ibiza,Galicia,Asturias,Andalusia,Donostia,San Sebastian
India:Nashik,Nagpur,Surat,Indore,Bhopal,Mysore,Mysuru,Goa,Kerala,Coimbatore,Madurai,Varanasi,Guwahati,Shimla,Dehradun,Chandigarh,Amritsar,Vizag,Kochi,Thrissur,Trivandrum
Nigeria:Owerri,Benin City,Kaduna,Jos,Abeokuta,Onitsha,Warri,Calabar,Ilorin,Uyo
Kenya:Eldoret,Thika,Nyeri,Malindi,Lamu,Kitale,Meru
Ghana:Cape Coast,Takoradi,Tema,Ho,Sunyani
Canada:Scarborough Ontario,Kingston Ontario,Victoria BC,Kelowna,Nova Scotia,New Brunswick,Saskatchewan,British Columbia,Yukon,Sudbury,Guelph,Moncton,Gatineau
USA:Lubbock,Asheville,Boise,Omaha,Tulsa,Milwaukee,Cleveland,Pittsburgh,Cincinnati,Buffalo,Rochester,Albuquerque,Santa Fe,Sacramento,Fresno,Oakland,Duluth,Madison,Spokane,Anchorage,Honolulu,Baltimore,Memphis,Louisville,St. Louis,Kansas City,Charlotte,Savannah,Vermont,Maine,Ohio,Iowa,Kansas,Nebraska,Montana,Wyoming,Colorado,Oregon,Michigan,Wisconsin,Minnesota,Kentucky,Tennessee,Alabama,Arkansas,Oklahoma,Virginia,Pennsylvania,Massachusetts,Connecticut,Brooklyn NY
New Zealand:Rotorua,Tauranga,Whangarei,Invercargill,Napier,Gisborne,Taranaki,Otago,Timaru,Palmerston North
Poland:Bialystok,Rzeszow,Torun,Katowice,Zakopane,Szczecin,Kielce,Opole,Olsztyn
Finland:Rovaniemi,Jyvaskyla,Kuopio,Lahti,Vaasa,Lapland,Pori
Denmark:Esbjerg,Randers,Kolding,Vejle,Bornholm,Ribe,Jutland,Funen,Viborg
Switzerland:Chur,Thun,Zug,Winterthur,Ticino,Valais,Emmental,Davos,Biel,Fribourg
Mexico:Queretaro,Leon Guanajuato,Morelia,Xalapa,Puerto Vallarta,Zacatecas,Chiapas
Malta:Zejtun,Mdina,Birgu,Rabat Malta,Marsaxlokk,Mosta
Portugal:Aveiro,Viseu,Evora,Guimaraes,Azores,Alentejo,Setubal,Leiria
Greece:Crete,Chania,Volos,Kavala,Naxos,Corfu,Lesbos,Ioannina,Rhodes,Kalamata
Hungary:Eger,Miskolc,Gyor,Sopron,Kecskemet,Veszprem
Romania:Oradea,Constanta,Craiova,Arad,Suceava,Maramures,Transylvania
Turkey:Trabzon,Konya,Eskisehir,Bodrum,Adana,Gaziantep,Kayseri
Uganda:Gulu,Mbarara,Mbale,Fort Portal
Tanzania:Moshi,Mwanza,Tanga,Iringa
Slovakia:Nitra,Trnava,Presov,Banska Bystrica
Czechia:Liberec,Zlin,Ceske Budejovice,Hradec Kralove,Moravia,Pardubice
Croatia:Pula,Osijek,Dubrovnik,Istria,Hvar,Vis
Slovenia:Bled,Celje,Koper,Piran,Kranj
Brazil:Florianopolis,Bahia,Natal,Ouro Preto,Campinas,Santos,Belem
Argentina:Bariloche,Salta,Tucuman,Ushuaia,Neuquen
Bangladesh:Rajshahi,Khulna,Barisal,Cox's Bazar
Estonia:Parnu,Narva,Saaremaa
Japan:Nara,Okinawa,Hokkaido,Kanazawa,Sendai,Nagano,Kamakura`;

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .trim();
}

const countryOf: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .flatMap((entry) => {
      const [country = '', towns = ''] = entry.split(':');
      return towns.split(',').map((town): [string, string] => [plain(town), country]);
    }),
);

/** How the states of the USA are written behind a town. */
export const stateCodes =
  /A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]/;
const ofState = new RegExp(`^(?:${stateCodes.source})$`);

const irishCounty =
  /^(?:co\.?|county) (?:carlow|cavan|clare|cork|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow)$/;

/** The country of a town, a state or an island that many people know. */
export function countryOfTown(name: string): string | undefined {
  if (ofState.test(name)) return 'USA';
  return irishCounty.test(plain(name)) ? 'Ireland' : countryOf.get(plain(name));
}

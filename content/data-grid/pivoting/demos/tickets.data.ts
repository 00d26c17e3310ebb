/** Tickets that a tram line sold at one machine in one month. */
export interface TicketSale {
  id: number;
  month: Date;
  line: string;
  stop: string;
  kind: string;
  tickets: number;
  /** In euros. */
  revenue: number;
}

const stops: Record<string, string[]> = {
  'Harbor line': ['Old Dock', 'Fish Market', 'Lighthouse'],
  'Hill line': ['Observatory', 'Vineyard'],
  'Ring line': ['Town Hall', 'Hospital', 'Stadium'],
};
const prices: Record<string, number> = { Single: 3, Day: 8, Family: 15 };

/** Two years of sales: 2 × 12 months, 8 stops, 3 kinds. */
export const sales: TicketSale[] = Array.from({ length: 24 }, (_, month) =>
  Object.entries(stops).flatMap(([line, names], lineIndex) =>
    names.flatMap((stop, stopIndex) =>
      Object.entries(prices).map(([kind, price], kindIndex) => {
        const summer = month % 12 > 4 && month % 12 < 9 ? 60 : 0;
        const base = 40 + ((month * 7 + lineIndex * 31 + stopIndex * 17 + kindIndex * 11) % 50);
        const tickets = Math.round((base + summer) / (kindIndex + 1));
        return {
          month: new Date(2024, month, 1),
          line,
          stop,
          kind,
          tickets,
          revenue: tickets * price,
        };
      }),
    ),
  ),
)
  .flat()
  .map((sale, index) => ({ id: index + 1, ...sale }));

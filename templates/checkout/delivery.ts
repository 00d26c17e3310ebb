export type DeliveryId = 'van' | 'nextDay' | 'collect';

/** A way the goods can reach the customer. */
export interface DeliveryMethod {
  id: DeliveryId;
  name: string;
  detail: string;
  cost: number;
}

export const deliveryMethods: Record<DeliveryId, DeliveryMethod> = {
  van: { id: 'van', name: 'By van', detail: 'Arrives 17 to 20 April', cost: 450 },
  nextDay: {
    id: 'nextDay',
    name: 'Next working day',
    detail: 'Arrives 15 April before noon',
    cost: 990,
  },
  collect: {
    id: 'collect',
    name: 'Collect from the workshop',
    detail: 'Ready 15 April, 4 Ropewalk, Windle Harbor',
    cost: 0,
  },
};

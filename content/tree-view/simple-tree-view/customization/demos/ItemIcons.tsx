import BedIcon from '@mui/icons-material/BedOutlined';
import HouseIcon from '@mui/icons-material/HouseOutlined';
import KitchenIcon from '@mui/icons-material/KitchenOutlined';
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import SensorsIcon from '@mui/icons-material/SensorsOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const lamp = { icon: LightbulbIcon };

export default function ItemIcons() {
  return (
    <SimpleTreeView
      aria-label="Smart home"
      defaultExpandedItems={['house', 'bedroom']}
      itemChildrenIndentation={24}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="house" label="House" slots={{ icon: HouseIcon }}>
        <TreeItem itemId="bedroom" label="Bedroom" slots={{ icon: BedIcon }}>
          <TreeItem itemId="reading" label="Reading lamp" slots={lamp} />
          <TreeItem itemId="window" label="Window sensor" slots={{ icon: SensorsIcon }} />
        </TreeItem>
        <TreeItem itemId="kitchen" label="Kitchen" slots={{ icon: KitchenIcon }}>
          <TreeItem itemId="hob" label="Hob light" slots={lamp} />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>
  );
}

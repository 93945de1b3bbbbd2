import '../helpers/whole';
import './devices.int.test';

import '../helpers/whole';
import './plugin-records.int.test';

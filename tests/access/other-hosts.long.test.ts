import '../helpers/whole';
import './other-hosts.int.test';
